import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { type EventOf, defineEvent } from './event.ts';
import { type Fold, combine, foldOf, on } from './fold.ts';
import { foldAll, metaOf } from './specification.ts';

const Deposited = defineEvent('Deposited', 1, Type.Object({ amount: Type.Integer() }));
const Renamed = defineEvent('Renamed', 1, Type.Object({ name: Type.String() }));
const Closed = defineEvent('Closed', 1, Type.Object({}));

interface Sum {
  readonly sum: number;
  readonly time: number;
}
const sum: Fold<Sum> = foldOf<Sum>({ sum: 0, time: 0 }, [
  on(Deposited, (state, { amount }, { time }) => ({ sum: state.sum + amount, time })),
]);
const names: Fold<readonly string[]> = foldOf<readonly string[]>(
  [],
  [
    on(Renamed, (state, { name }) => [...state, name]),
    on(Deposited, (state, { amount }) => [...state, String(amount)]),
  ],
);
const both = combine<{ sum: Sum; names: readonly string[] }>({ sum, names });

const EVENTS = [Deposited.of({ amount: 5 }), Renamed.of({ name: 'a' }), Deposited.of({ amount: 7 })];

describe('fold', () => {
  it('reacts to its own types, and sees where the event stands', () => {
    expect(foldAll(sum, EVENTS)).toEqual({ sum: 12, time: metaOf(3).time });
  });

  it('keeps the very same state through an event of no concern', () => {
    expect(sum.evolve(sum.initial, Closed.of({}), metaOf(1))).toBe(sum.initial);
  });

  it('names the types it reacts to', () => {
    expect(sum.types).toEqual(['Deposited']);
    expect(both.types).toEqual(['Deposited', 'Renamed']);
  });
});

describe('combined folds', () => {
  it('start with the initial state of each', () => {
    expect(both.initial).toEqual({ sum: { sum: 0, time: 0 }, names: [] });
  });

  it('give each event to every slice that reacts to it', () => {
    expect(foldAll(both, EVENTS)).toEqual({ sum: foldAll(sum, EVENTS), names: ['5', 'a', '7'] });
  });

  it('leave the slices that do not react as they were', () => {
    const before = foldAll(both, EVENTS);
    const event: EventOf<typeof Renamed> = Renamed.of({ name: 'b' });

    expect(both.evolve(before, event, metaOf(4)).sum).toBe(before.sum);
  });
});
