import { describe, expect, it } from 'vitest';
import { type AnyEvent, InvariantBroken, measuring } from '../../kernel/index.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { SeedChainVoided } from './events.ts';
import { committedFor, rolledFrom, rollsOf, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { epochOfChain, staleChains, seeds as unmeasured } from './state.ts';

const seeds = measuring(unmeasured, rollsOf);

const LENGTH = 4;
const secrets = sampleSecrets(LENGTH);
const ANNA = 'anna0000';

const committed = committedFor(secrets, ANNA);
const rolled = rolledFrom(secrets, ANNA);
const fold = (...events: readonly AnyEvent[]) => foldAll(seeds, events);

describe('the state of seeds', () => {
  it('begins without chain and user seed', () => {
    expect(seeds.initial).toEqual({
      userSeed: undefined,
      current: undefined,
      next: undefined,
      epochs: undefined,
    });
  });

  it('takes the first committed chain as the current one, and its anchor as commitment', () => {
    expect(fold(committed(1))).toEqual({
      userSeed: undefined,
      current: {
        chainId: 1,
        anchor: secrets.anchor(ANNA, 1),
        length: LENGTH,
        used: 0,
        commitment: secrets.anchor(ANNA, 1),
        armed: false,
      },
      next: undefined,
      epochs: undefined,
    });
  });

  it('keeps a second chain waiting', () => {
    expect(fold(committed(1), committed(2))).toMatchObject({ current: { chainId: 1 }, next: { chainId: 2 } });
  });

  it('continues with a chain committed only after the former was used up', () => {
    const played = [1, 2, 3, 4].map((index) => rolled(1, index));

    expect(fold(committed(1), seedSet('a'), ...played, committed(2))).toMatchObject({
      current: { chainId: 2, used: 0, armed: false },
      next: undefined,
    });
  });

  it('advances with every rolling event: the last revealed seed is the next commitment', () => {
    const { current } = fold(committed(1), seedSet('a'), rolled(1, 1), rolled(1, 2));

    expect(current).toMatchObject({ used: 2, commitment: secrets.seed(ANNA, 1, 2) });
  });

  it('arms a chain only by a user seed set after its anchor', () => {
    const before = fold(seedSet('a'), committed(1));
    expect(before).toMatchObject({ userSeed: 'a', current: { armed: false } });

    const between = fold(committed(1), seedSet('a'), committed(2));
    expect(between).toMatchObject({ current: { armed: true }, next: { armed: false } });

    const after = fold(committed(1), committed(2), seedSet('a'));
    expect(after).toMatchObject({ current: { armed: true }, next: { armed: true } });
  });

  it('moves on to the next chain when the current one is used up', () => {
    const rolls = [1, 2, 3, 4].map((index) => rolled(1, index));
    const state = fold(committed(1), seedSet('a'), committed(2), ...rolls, rolled(2, 1));

    expect(state.current).toMatchObject({ chainId: 2, used: 1, armed: false });
    expect(state.next).toBeUndefined();
  });

  it.each([
    ['twice', [rolled(1, 1), rolled(1, 1)]],
    ['out of order', [rolled(1, 2)]],
    ['with one left out', [rolled(1, 1), rolled(1, 3)]],
    ['of another chain', [rolled(2, 1)]],
  ])('throws if a seed is revealed %s', (_how, rolls) => {
    expect(() => fold(committed(1), seedSet('a'), committed(2), ...rolls)).toThrow(InvariantBroken);
  });

  it('throws if a seed is revealed without a chain', () => {
    expect(() => fold(rolled(1, 1))).toThrow(InvariantBroken);
  });
});

describe('seeds of several epochs', () => {
  const [second, third] = [2, 3].map((epoch) => sampleSecrets(LENGTH, undefined, () => epoch));
  const voided = (chainId: number) =>
    SeedChainVoided.of({ chainId, epoch: 2, used: 0, lastSeed: secrets.lastSeed(ANNA, chainId) });
  const log = [
    committed(1),
    committed(2),
    voided(1),
    voided(2),
    committedFor(second ?? secrets, ANNA)(3),
    committedFor(third ?? secrets, ANNA)(4),
  ];

  it('drop voided chains', () => {
    expect(fold(...log.slice(0, 4))).toMatchObject({ current: undefined, next: undefined });
    expect(fold(...log.slice(0, 5))).toMatchObject({ current: { chainId: 3 }, next: undefined });
  });

  it('know the epoch of each chain', () => {
    const state = fold(...log);

    expect([1, 2, 3, 4].map((chainId) => epochOfChain(state, chainId))).toEqual([1, 1, 2, 3]);
    expect(epochOfChain(fold(committed(1)), 1)).toBe(1);
  });

  it('are stale if of another epoch than the current one and not used up', () => {
    const stale = (epoch: number, ...events: readonly AnyEvent[]) =>
      staleChains(fold(...events), epoch).map(({ chainId }) => chainId);
    const played = [1, 2, 3, 4].map((index) => rolled(1, index));

    expect(stale(1, committed(1), committed(2))).toEqual([]);
    expect(stale(2, committed(1), committed(2))).toEqual([1, 2]);
    expect(stale(2, committed(1), seedSet('a'), ...played)).toEqual([]);
    expect(stale(3, ...log)).toEqual([3]);
  });
});
