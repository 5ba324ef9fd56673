import { expect, it } from 'vitest';
import recorded from '../../../fixtures/vectors/drand-quicknet.json' with { type: 'json' };
import { QUICKNET, randomnessOf } from '../fairness/index.ts';
import { roundsOf } from './rounds.ts';

it('the auditor refuses a round that its beacon has not signed, and checks only the randomness of a shop’s beacon', () => {
  const isRound = roundsOf();
  const [one, two] = recorded.rounds;
  if (one === undefined || two === undefined) throw new Error('too few recorded rounds');
  const forged = { ...one, signature: two.signature, randomness: two.randomness };
  const own = { round: 9, signature: 'ab', randomness: randomnessOf('ab') };

  expect([isRound(QUICKNET.hash, one), isRound(QUICKNET.hash, forged)]).toEqual([true, false]);
  expect(isRound(QUICKNET.hash, own)).toBe(false);
  expect([isRound('0'.repeat(64), own), isRound('0'.repeat(64), { ...own, randomness: '' })]).toEqual([
    true,
    false,
  ]);
});
