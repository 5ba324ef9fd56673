import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeApproved } from '../operators/index.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { approveAdjustment } from './approve-adjustment.ts';
import { proposeAdjustment } from './propose-adjustment.ts';
import {
  PROPOSAL,
  approving,
  context,
  credit,
  fold,
  gems,
  proposed,
} from '../../../../test/adjustments/sample-adjustments.ts';

describe('an adjustment by two operators', () => {
  it('is approved and applied in one append: the money first, the approval last', () => {
    const { events, reply } = approving(BOB);
    expect(events.map(({ type }) => type)).toEqual(['WalletPosted', 'BalanceAdjusted', ChangeApproved.type]);
    expect(reply).toEqual({ balance: gems(9_010) });
  });

  it('is refused if it differs from the proposal, or if the operator lacks the right', () => {
    expect(approving(BOB, credit(9_001)).decision).toMatchObject({ rejection: { code: 'proposal-stale' } });
    expect(approving(EVE).decision).toMatchObject({ rejection: { code: 'may-not' } });
  });

  it('is refused to its author', () => {
    const own = specify(fold, proposeAdjustment)
      .given()
      .when({ proposalId: PROPOSAL, ...credit(1) }, context(BOB));
    const { decision } = specify(fold, approveAdjustment)
      .given(...own.events)
      .when({ proposalId: PROPOSAL, ...credit(1) }, context(BOB));
    expect(decision).toMatchObject({ rejection: { code: 'own-proposal' } });
  });

  it('is approved only once', () => {
    const { decision } = specify(fold, approveAdjustment)
      .given(...proposed, ...approving(BOB).events)
      .when({ proposalId: PROPOSAL, ...credit(9_000) }, context(BOB));
    expect(decision).toMatchObject({ rejection: { code: 'proposal-ended', how: 'approved' } });
  });
});
