import { describe, expect, it } from 'vitest';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { HELD, context, fold, verdict } from '../../../../test/promotion/sample-promotion.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { approvePromotion } from './approve-promotion.ts';
import type { ShareVerdict } from './held-share.ts';
import { proposePromotion } from './propose-promotion.ts';

const proposed = (said: ShareVerdict['verdict'], by = EVE) => [
  HELD,
  ...specify(fold, proposePromotion).given(HELD).when(verdict(said), context(by)).events,
];
const approving = (said: ShareVerdict['verdict'], by: string, history = proposed(said)) =>
  specify(fold, approvePromotion)
    .given(...history)
    .when(verdict(said), context(by));

describe('a decision of two operators about a held share', () => {
  it('pays a released share in one append, the approval last', () => {
    const { events, reply, state } = approving('released', BOB);
    expect(events.map(({ type }) => type)).toEqual(['PromotionDecided', 'WalletPosted', 'ChangeApproved']);
    expect(reply).toEqual({ paid: 500 });
    expect(state.promotion.held.size).toBe(0);
    expect(state.wallet.balance).toBe(500);
  });

  it('moves nothing for a refused one', () => {
    const { events, reply } = approving('refused', BOB);
    expect(events.map(({ type }) => type)).toEqual(['PromotionDecided', 'ChangeApproved']);
    expect(reply).toEqual({ paid: 0 });
  });

  it.each([
    ['its author', approving('released', BOB, proposed('released', BOB)), 'own-proposal'],
    ['an operator without the right', approving('released', EVE), 'may-not'],
    [
      'anybody, if another decision was proposed',
      approving('released', BOB, proposed('refused')),
      'proposal-stale',
    ],
    [
      'anybody, once it is decided',
      approving('released', BOB, [...proposed('released'), ...approving('released', BOB).events]),
      'share-not-held',
    ],
  ])('is refused to %s', (_who, { decision }, code) => {
    expect(decision).toMatchObject({ rejection: { code } });
  });
});
