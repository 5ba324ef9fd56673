import { expect, it } from 'vitest';
import recorded from '../../../fixtures/vectors/drand-quicknet.json' with { type: 'json' };
import { QUICKNET, randomnessOf } from '../fairness/index.ts';
import { beaconPublicKey, beaconSecret, signRound } from '../beacon/index.ts';
import { isRound } from './rounds.ts';

it('the auditor refuses a round that its beacon has not signed, and checks only the randomness of a shop’s beacon', () => {
  const [one, two] = recorded.rounds;
  if (one === undefined || two === undefined) throw new Error('too few recorded rounds');
  const forged = { ...one, signature: two.signature, randomness: two.randomness };
  const own = { round: 9, signature: 'ab', randomness: randomnessOf('ab') };

  for (const strict of [true, false]) {
    expect([isRound(QUICKNET, one, strict), isRound(QUICKNET, forged, strict)]).toEqual([true, false]);
    expect(isRound(QUICKNET, own, strict)).toBe(false);
  }
  const shops = { hash: '0'.repeat(64), publicKey: QUICKNET.publicKey };
  expect([isRound(shops, own, false), isRound(shops, { ...own, randomness: '' }, false)]).toEqual([
    true,
    false,
  ]);
});

it('the auditor holds a shop’s beacon to the key in the log from edition 8 on', () => {
  const secret = beaconSecret(new Uint8Array(48).fill(7));
  const chain = { hash: '0'.repeat(64), publicKey: beaconPublicKey(secret) };
  const signed = signRound(secret, 9);
  expect(isRound(chain, signed, true)).toBe(true);
  expect(isRound(chain, { ...signed, round: 10 }, true)).toBe(false);
  expect(isRound({ ...chain, publicKey: QUICKNET.publicKey }, signed, true)).toBe(false);
  const own = { round: 9, signature: 'ab', randomness: randomnessOf('ab') };
  expect(isRound(chain, own, true)).toBe(false);
});
