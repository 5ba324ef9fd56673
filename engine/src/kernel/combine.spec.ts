import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { combine } from './combine.ts';
import { defineEvent } from './event.ts';
import { type Fold, foldOf, on, onMeasure } from './fold.ts';
import { measured } from './measures.ts';
import { foldAll, metaOf } from '../../../test/samples/engine/specification.ts';

const Deposited = defineEvent('Deposited', Type.Object({ amount: Type.Integer() }));
const Renamed = defineEvent('Renamed', Type.Object({ name: Type.String() }));
const Closed = defineEvent('Closed', Type.Object({}));
const measures = [measured(Deposited, { staked: ({ amount }) => amount })];

interface State {
  readonly sum: { readonly sum: number };
  readonly names: readonly string[];
  readonly counted: { readonly staked: number };
}
const sum: Fold<State['sum']> = foldOf<State['sum']>({ sum: 0 }, [
  on(Deposited, (state, { amount }) => ({ sum: state.sum + amount })),
]);
const names: Fold<State['names']> = foldOf<State['names']>(
  [],
  [
    on(Renamed, (state, { name }) => [...state, name]),
    on(Deposited, (state, { amount }) => [...state, String(amount)]),
  ],
);
const counted: Fold<State['counted']> = foldOf<State['counted']>({ staked: 0 }, [
  onMeasure('staked', ({ staked }, amount) => ({ staked: staked + amount })),
]);
const both = combine<State>({ sum, names, counted }, measures);

const EVENTS = [Deposited.of({ amount: 5 }), Renamed.of({ name: 'a' }), Deposited.of({ amount: 7 })];

describe('combined folds', () => {
  it('start with the initial state of each', () => {
    expect(both.initial.sum).toBe(sum.initial);
    expect(both.initial.names).toBe(names.initial);
    expect(both.initial.counted).toBe(counted.initial);
  });

  it('pass each event to every slice that reacts to its type or its measures', () => {
    const state = foldAll(both, EVENTS);

    expect(state.sum).toEqual({ sum: 12 });
    expect(state.names).toEqual(['5', 'a', '7']);
    expect(state.counted).toEqual({ staked: 12 });
    expect(both.types.toSorted()).toEqual(['Deposited', 'Renamed']);
  });

  it('react only to types without measures', () => {
    expect(foldAll(combine<State>({ sum, names, counted }), EVENTS).counted).toBe(counted.initial);
  });

  it('keep the state of other slices identical', () => {
    const before = foldAll(both, EVENTS);
    const after = both.evolve(before, Renamed.of({ name: 'b' }), metaOf(4));

    expect(after.names).toEqual(['5', 'a', '7', 'b']);
    expect(after.sum).toBe(before.sum);
    expect(after.counted).toBe(before.counted);
  });

  it('leave the previous state unchanged', () => {
    const before = foldAll(both, EVENTS);
    both.evolve(before, Deposited.of({ amount: 1 }), metaOf(4));

    expect(before.sum).toEqual({ sum: 12 });
    expect(before.names).toEqual(['5', 'a', '7']);
  });

  it('keep the state identical for an unrelated event', () => {
    const before = foldAll(both, EVENTS);

    expect(both.evolve(before, Closed.of({}), metaOf(4))).toBe(before);
  });

  it('give the same result in two runs as in one', () => {
    const half = foldAll(both, EVENTS.slice(0, 2));
    const whole = both.evolve(half, Deposited.of({ amount: 7 }), metaOf(3));

    expect(JSON.stringify(whole)).toBe(JSON.stringify(foldAll(both, EVENTS)));
  });

  it('serialize slices in the order of their names', () => {
    const json = '{"counted":{"staked":5},"names":["5"],"sum":{"sum":5}}';
    const other = combine<State>({ names, counted, sum }, measures);

    expect(JSON.stringify(foldAll(both, EVENTS.slice(0, 1)))).toBe(json);
    expect(JSON.stringify(foldAll(other, EVENTS.slice(0, 1)))).toBe(json);
  });

  it('omit the state of a slice without events', () => {
    const renamed = [Renamed.of({ name: 'a' })];
    const fewer = combine<Pick<State, 'names'>>({ names }, measures);

    expect(JSON.stringify(foldAll(both, renamed))).toBe(JSON.stringify(foldAll(fewer, renamed)));
  });
});
