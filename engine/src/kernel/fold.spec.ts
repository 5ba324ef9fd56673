import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineEvent } from './event.ts';
import { type Fold, foldOf, measuring, on, onMeasure } from './fold.ts';
import { measured } from './measures.ts';
import { foldAll, metaOf } from '../../../test/samples/engine/specification.ts';

const Deposited = defineEvent('Deposited', Type.Object({ amount: Type.Integer() }));
const Renamed = defineEvent('Renamed', Type.Object({ name: Type.String() }));
const Closed = defineEvent('Closed', Type.Object({}));

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

const EVENTS = [Deposited.of({ amount: 5 }), Renamed.of({ name: 'a' }), Deposited.of({ amount: 7 })];

describe('fold', () => {
  it("reacts to its own types, with the event's metadata", () => {
    expect(foldAll(sum, EVENTS)).toEqual({ sum: 12, time: metaOf(3).time });
  });

  it('keeps the state identical for an unrelated event', () => {
    expect(sum.evolve(sum.initial, Closed.of({}), metaOf(1))).toBe(sum.initial);
  });

  it('lists the types that it reacts to', () => {
    expect(sum.types).toEqual(['Deposited']);
    expect(names.types).toEqual(['Renamed', 'Deposited']);
  });
});

describe('a reaction to a measure', () => {
  const Played = defineEvent('Played', Type.Object({ price: Type.Integer(), free: Type.Boolean() }));
  const Bet = defineEvent('Bet', Type.Object({ stake: Type.Integer() }));
  const measures = [
    measured(Played, { plays: () => 1, staked: ({ price, free }) => (free ? undefined : price) }),
    measured(Bet, { staked: ({ stake }) => stake }),
  ];
  const staked: Fold<Sum> = foldOf<Sum>({ sum: 0, time: 0 }, [
    onMeasure('staked', (state, amount, { time }) => ({ sum: state.sum + amount, time })),
  ]);
  const over = measuring(staked, measures);
  const events = [
    Played.of({ price: 5, free: false }),
    Played.of({ price: 100, free: true }),
    Bet.of({ stake: 7 }),
    Deposited.of({ amount: 1_000 }),
  ];

  it("handles every type with that measure, with the event's metadata", () => {
    expect(over.types).toEqual(['Played', 'Bet']);
    expect(foldAll(over, events)).toEqual({ sum: 12, time: metaOf(3).time });
  });

  it('keeps the state identical if the event has no value for the measure', () => {
    expect(over.evolve(over.initial, Played.of({ price: 1, free: true }), metaOf(1))).toBe(over.initial);
  });

  it('needs measures, and uses the ones given last', () => {
    expect(staked.types).toEqual([]);
    expect(foldAll(staked, events)).toBe(staked.initial);
    expect(measuring(over, measures.slice(1)).types).toEqual(['Bet']);
  });

  it('runs in the order of reactions, along with one to the type', () => {
    const words = foldOf<readonly string[]>(
      [],
      [
        onMeasure('staked', (state, amount) => [...state, `staked ${amount}`]),
        on(Bet, (state, { stake }) => [...state, `bet ${stake}`]),
      ],
      { measures },
    );

    expect(foldAll(words, [Bet.of({ stake: 7 })])).toEqual(['staked 7', 'bet 7']);
  });
});
