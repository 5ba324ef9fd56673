import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../fairness/index.ts';
import { type AnyEvent, InvariantBroken, accepted, combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { SeedChainVoided } from './events.ts';
import { renewChains } from './renew-chains.ts';
import { committedFor, rolledFrom, rollsOf, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { type Seeds, seeds } from './state.ts';

const LENGTH = 4;
const ANNA = 'anna0000';
const secretsIn = (epoch: number) => sampleSecrets(LENGTH, sha256Hex, () => epoch);
const [before, after] = [secretsIn(1), secretsIn(2)];
const committed = committedFor(before, ANNA);
const renewed = committedFor(after, ANNA);
const rolled = rolledFrom(before, ANNA);

const { given } = specify(combine<{ seeds: Seeds }>({ seeds }, rollsOf), renewChains);

const renew = (history: readonly AnyEvent[], secrets = after) =>
  given(...history).when({ epoch: secrets.epoch }, { playerId: ANNA, secrets, hash: sha256Hex });
const voided = (chainId: number, used: number) =>
  SeedChainVoided.of({ chainId, epoch: 2, used, lastSeed: before.seed(ANNA, chainId, LENGTH) });

describe('renew-chains', () => {
  it('voids the current chain with its last seed, and commits one in the current epoch', () => {
    const { decision, reply, state } = renew([committed(1), seedSet('a'), rolled(1, 1)]);

    expect(decision).toEqual(accepted(voided(1, 1), renewed(2)));
    expect(reply).toEqual({ epoch: 2 });
    expect(state.seeds).toMatchObject({
      userSeed: 'a',
      current: { chainId: 2, used: 0, anchor: after.anchor(ANNA, 2), armed: false },
      next: undefined,
    });
  });

  it('voids a waiting chain too, in order', () => {
    const { decision, state } = renew([committed(1), seedSet('a'), rolled(1, 1), rolled(1, 2), committed(2)]);

    expect(decision).toEqual(accepted(voided(1, 2), voided(2, 0), renewed(3)));
    expect(state.seeds.next).toBeUndefined();
  });

  it('leaves used-up chains alone: their last seed is known', () => {
    const rolls = [1, 2, 3, 4].map((index) => rolled(1, index));

    expect(renew([committed(1), seedSet('a'), ...rolls, committed(2)]).decision).toEqual(
      accepted(voided(2, 0), renewed(3)),
    );
  });

  it('reveals seeds that hash down to the last revealed one', () => {
    const { events } = renew([committed(1), seedSet('a'), rolled(1, 1)]);
    const shown = events.find(SeedChainVoided.is);
    const seed = [2, 3, 4].reduce((at) => sha256Hex(at), shown?.data.lastSeed ?? '');

    expect(seed).toBe(before.seed(ANNA, 1, 1));
  });

  it('voids nothing in the epoch of the chains', () => {
    expect(renew([committed(1)], before).decision).toEqual(accepted());
    expect(renew([renewed(1)]).decision).toEqual(accepted());
  });

  it('writes nothing if repeated', () => {
    const { decision, reply } = renew([committed(1), voided(1, 0), renewed(2)]);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ epoch: 2 });
  });

  it('throws rather than reveal a seed of another chain', () => {
    const other = { ...after, epoch: 2, lastSeed: () => before.lastSeed('ben00000', 1) };

    expect(() => renew([committed(1)], other)).toThrow(
      new InvariantBroken('broken invariant: the last seed of a chain hashes to its commitment'),
    );
  });
});
