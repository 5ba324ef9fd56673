import { describe, expect, it } from 'vitest';
import { type Held, MemoryBudget } from './memory-budget.ts';

const KB = 1_000;

/** Returns a budget, and the names of the items that it still holds. */
function holding(bytes: number) {
  const budget = new MemoryBudget(bytes);
  const there = new Map<string, Held>();
  const hold = (name: string, weight: number): void => {
    const one: Held = { bytes: weight, older: undefined, newer: undefined, forget: () => there.delete(name) };
    there.set(name, one);
    budget.hold(one);
  };
  const of = (name: string, act: (one: Held) => void): void => {
    const one = there.get(name);
    if (one === undefined) throw new Error(`${name} is not held`);
    act(one);
  };
  return { budget, hold, of, names: () => [...there.keys()].toSorted() };
}

describe('MemoryBudget', () => {
  it('limits bytes, not the number of items', () => {
    const { budget, hold, names } = holding(10 * KB);
    for (let n = 0; n < 9; n += 1) hold(`small ${n}`, KB);
    expect(names()).toHaveLength(9);
    hold('large', 8 * KB);

    expect(names()).toEqual(['large', 'small 7', 'small 8']);
    expect(budget.held).toBe(10 * KB);
  });

  it('evicts the least recently used item', () => {
    const { budget, hold, of, names } = holding(3 * KB);
    for (const name of ['a', 'b', 'c']) hold(name, KB);
    of('a', (one) => budget.use(one));
    hold('d', KB);

    expect(names()).toEqual(['a', 'c', 'd']);
  });

  it('reweighs a growing item and evicts others for it', () => {
    const { budget, hold, of, names } = holding(3 * KB);
    for (const name of ['a', 'b', 'c']) hold(name, KB);
    of('a', (one) => budget.weigh(one, 2 * KB));

    expect(names()).toEqual(['a', 'c']);
    expect(budget.held).toBe(3 * KB);
  });

  it('holds an item larger than the budget alone, until the next one', () => {
    const { budget, hold, names } = holding(3 * KB);
    hold('a', KB);
    hold('huge', 100 * KB);
    expect(names()).toEqual(['huge']);
    hold('b', KB);

    expect(names()).toEqual(['b']);
    expect(budget.held).toBe(KB);
  });

  it('no longer counts released items', () => {
    const { budget, hold, of } = holding(3 * KB);
    hold('a', KB);
    of('a', (one) => budget.release(one));

    expect(budget.held).toBe(0);
  });
});
