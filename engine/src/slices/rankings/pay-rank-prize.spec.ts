import { expect, it } from 'vitest';
import { RankPrizePaid, RankPrizeWithheld } from './events.ts';
import { payRankPrize } from './pay-rank-prize.ts';

const NOW = 1_000;
const prize = { closed: 'ranking-box-1#1', rank: 1, amount: 5_000 };
const player = {
  wallet: { balance: 1_000 },
  erasure: { erased: undefined },
  standing: { suspended: undefined },
  identity: { verified: 1 },
};
const decided = (state: Parameters<typeof payRankPrize.decide>[0]) => {
  const decision = payRankPrize.decide(state, prize, { time: NOW, at: 'player-a#9' });
  return decision.kind === 'accepted' ? decision.events : [];
};
const withheld = (reason: 'erased' | 'suspended' | 'unverified') => [
  RankPrizeWithheld.of({ ...prize, reason }),
];

it('pays a player with a real name', () => {
  const [paid, posted] = decided(player);
  expect(paid).toEqual(RankPrizePaid.of(prize));
  expect(posted?.data).toMatchObject({ reason: 'rank-prize', balance: 6_000 });
});

it('withholds a prize from players who are erased, suspended or without a name, in this order', () => {
  const suspended = { suspended: { until: null } };
  const nameless = { verified: undefined };
  expect(decided({ ...player, identity: nameless })).toEqual(withheld('unverified'));
  expect(decided({ ...player, standing: suspended, identity: nameless })).toEqual(withheld('suspended'));
  expect(decided({ ...player, erasure: { erased: 1 }, standing: suspended })).toEqual(withheld('erased'));
});

it('pays once a suspension is over', () => {
  const over = { suspended: { until: NOW } };
  expect(decided({ ...player, standing: over })[0]).toEqual(RankPrizePaid.of(prize));
});
