import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { approveAdjustment } from './approve-adjustment.ts';
import { dropAdjustment } from './drop-adjustment.ts';
import {
  PROPOSAL,
  context,
  credit,
  fold,
  proposed,
} from '../../../../test/adjustments/sample-adjustments.ts';

describe('a proposed adjustment', () => {
  it('is withdrawn by its author, and cannot be approved afterwards', () => {
    const dropped = specify(fold, dropAdjustment)
      .given(...proposed)
      .when({ proposalId: PROPOSAL }, context(EVE));
    expect(dropped.events).toMatchObject([{ data: { reason: 'withdrawn' } }]);
    const { decision } = specify(fold, approveAdjustment)
      .given(...proposed, ...dropped.events)
      .when({ proposalId: PROPOSAL, ...credit(9_000) }, context(BOB));
    expect(decision).toMatchObject({ rejection: { code: 'proposal-ended' } });
  });
});
