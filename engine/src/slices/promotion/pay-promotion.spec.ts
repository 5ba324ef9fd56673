import { expect, it } from 'vitest';
import { PromotionHeld, PromotionPaid, PromotionWithheld } from './events.ts';
import { payPromotion } from './pay-promotion.ts';

const NOW = 1_000;
const share = { table: 'promotion-20777#2', row: 1, friend: 'ben00000', amount: 5_000 };
const player = {
  wallet: { balance: 1_000 },
  erasure: { erased: undefined },
  standing: { suspended: undefined },
};
const decided = (
  state: Parameters<typeof payPromotion.decide>[0],
  held: 'device' | 'address' | 'payment' | null = null,
) => {
  const decision = payPromotion.decide(state, { ...share, held }, { time: NOW, at: 'player-anna0000#9' });
  return decision.kind === 'accepted' ? decision.events : [];
};

it('pays an inviter', () => {
  const [paid, posted] = decided(player);
  expect(paid).toEqual(PromotionPaid.of(share));
  expect(posted?.data).toMatchObject({ reason: 'promotion-share', balance: 6_000 });
});

it('holds a share back for its reason, and moves nothing', () => {
  expect(decided(player, 'device')).toEqual([PromotionHeld.of({ ...share, reason: 'device' })]);
});

it('withholds a share from an inviter who is erased or suspended, in this order, held or not', () => {
  const suspended = { ...player, standing: { suspended: { until: null } } };
  const erased = { ...suspended, erasure: { erased: 1 } };
  expect(decided(suspended, 'address')).toEqual([PromotionWithheld.of({ ...share, reason: 'suspended' })]);
  expect(decided(erased)).toEqual([PromotionWithheld.of({ ...share, reason: 'erased' })]);
});

it('pays once a suspension is over', () => {
  expect(decided({ ...player, standing: { suspended: { until: NOW } } })[0]).toEqual(PromotionPaid.of(share));
});
