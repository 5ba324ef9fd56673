import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { type AnyEvent, InvariantBroken, Reveal, defineEvent, measured, measuring } from '../kernel/index.ts';
import { foldAll } from '../kernel/specification.ts';
import { committedFor, seedSet } from './sample-events.ts';
import { sampleSecrets } from './sample-secrets.ts';
import { seeds as unmeasured } from './state.ts';

const DiceRolled = defineEvent('DiceRolled', Type.Object({ reveal: Reveal, eyes: Type.Integer() }));
const seeds = measuring(unmeasured, [measured(DiceRolled, { reveal: ({ reveal }) => reveal })]);

const LENGTH = 4;
const secrets = sampleSecrets(LENGTH);
const ANNA = 'anna0000';

const committed = committedFor(secrets, ANNA);
const rolled = (chainId: number, index: number) =>
  DiceRolled.of({
    reveal: { chainId, index, userSeed: 'a', serverSeed: secrets.seed(ANNA, chainId, index) },
    eyes: 6,
  });
const fold = (...events: readonly AnyEvent[]) => foldAll(seeds, events);

describe('seeds', () => {
  it('begin without chain and user seed', () => {
    expect(seeds.initial).toEqual({
      userSeed: undefined,
      current: undefined,
      next: undefined,
      epochs: [],
    });
  });

  it('take the first committed chain as the running one, its anchor as the commitment', () => {
    expect(fold(committed(1))).toEqual({
      userSeed: undefined,
      current: {
        chainId: 1,
        epoch: 1,
        anchor: secrets.anchor(ANNA, 1),
        length: LENGTH,
        used: 0,
        commitment: secrets.anchor(ANNA, 1),
        armed: false,
      },
      next: undefined,
      epochs: [{ epoch: 1, firstChain: 1 }],
    });
  });

  it('let a second chain wait', () => {
    expect(fold(committed(1), committed(2))).toMatchObject({ current: { chainId: 1 }, next: { chainId: 2 } });
  });

  it('go on with a chain that is committed only after the one before is played out', () => {
    const played = [1, 2, 3, 4].map((index) => rolled(1, index));

    expect(fold(committed(1), seedSet('a'), ...played, committed(2))).toMatchObject({
      current: { chainId: 2, used: 0, armed: false },
      next: undefined,
    });
  });

  it('advance with every event that rolls: the seed revealed last is the next commitment', () => {
    const { current } = fold(committed(1), seedSet('a'), rolled(1, 1), rolled(1, 2));

    expect(current).toMatchObject({ used: 2, commitment: secrets.seed(ANNA, 1, 2) });
  });

  it('arm a chain only by a user seed that is set after its anchor', () => {
    const before = fold(seedSet('a'), committed(1));
    expect(before).toMatchObject({ userSeed: 'a', current: { armed: false } });

    const between = fold(committed(1), seedSet('a'), committed(2));
    expect(between).toMatchObject({ current: { armed: true }, next: { armed: false } });

    const after = fold(committed(1), committed(2), seedSet('a'));
    expect(after).toMatchObject({ current: { armed: true }, next: { armed: true } });
  });

  it('go on to the next chain when the running one is played to its end', () => {
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
  ])('throw when a seed is revealed %s', (_how, rolls) => {
    expect(() => fold(committed(1), seedSet('a'), committed(2), ...rolls)).toThrow(InvariantBroken);
  });

  it('throw when a seed of no chain is revealed', () => {
    expect(() => fold(rolled(1, 1))).toThrow(InvariantBroken);
  });
});
