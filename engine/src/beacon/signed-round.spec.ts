import { describe, expect, it } from 'vitest';
import recorded from '../../../fixtures/vectors/drand-quicknet.json' with { type: 'json' };
import { QUICKNET, chainHashOf, randomnessOf } from '../fairness/index.ts';
import { beaconPublicKey, beaconSecret, isSignedRound, signRound } from './signed-round.ts';

const [first] = recorded.rounds;
if (first === undefined) throw new Error('no recorded rounds');
const other = { ...first, round: first.round + 1 };

describe('quicknet', () => {
  it('has the hash of its key and times, as drand names chains', () => {
    const { hash, public_key: publicKey, genesis_time: genesis, period, beaconID } = recorded.chain;
    const groupHash = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e';

    expect(QUICKNET).toEqual({
      hash,
      publicKey,
      genesisTime: genesis * 1_000,
      period: period * 1_000,
    });
    expect(chainHashOf({ ...QUICKNET, groupHash, beaconId: beaconID })).toBe(hash);
    expect(chainHashOf({ ...QUICKNET, period: 4_000, groupHash, beaconId: beaconID })).not.toBe(hash);
  });

  it.each(recorded.rounds)('signed its recorded round $round', (round) => {
    expect(isSignedRound(QUICKNET, round)).toBe(true);
  });

  it.each([
    ['of another round', other],
    ['with other randomness', { ...first, randomness: '0'.repeat(64) }],
    ['that is no signature', { ...first, signature: 'ff' }],
    ['that is no point of the curve', signedBy(`${first.signature.slice(0, -1)}e`)],
    ['at infinity', signedBy(`c0${'0'.repeat(94)}`)],
  ])('did not sign a round %s', (_what, round) => {
    expect(isSignedRound(QUICKNET, round)).toBe(false);
  });
});

function signedBy(signature: string) {
  return { ...other, signature, randomness: randomnessOf(signature) };
}

it('a key of the house signs rounds of its own chain only, and each round always the same way', () => {
  const secret = beaconSecret(new Uint8Array(48).fill(7));
  const chain = { ...QUICKNET, publicKey: beaconPublicKey(secret) };
  const round = signRound(secret, 9);

  expect(signRound(secret, 9)).toEqual(round);
  expect(isSignedRound(chain, round)).toBe(true);
  expect(isSignedRound(QUICKNET, round)).toBe(false);
  expect(isSignedRound(chain, { ...round, round: 10 })).toBe(false);
});
