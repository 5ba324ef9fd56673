import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeProposed } from '../operators/index.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { proposeAdjustment } from './propose-adjustment.ts';
import {
  PROPOSAL,
  context,
  credit,
  fold,
  proposed,
} from '../../../../test/adjustments/sample-adjustments.ts';

describe('proposing an adjustment', () => {
  it('records only its hash', () => {
    expect(proposed.slice(1)).toEqual([
      expect.objectContaining({
        type: ChangeProposed.type,
        data: expect.objectContaining({ editors: [EVE] }),
      }),
    ]);
    expect(JSON.stringify(proposed.slice(1))).not.toContain('9000');
  });

  it('is refused if an equal proposal waits', () => {
    const { decision } = specify(fold, proposeAdjustment)
      .given(...proposed)
      .when({ proposalId: '00000000000000a2', ...credit(9_000) }, context(BOB));
    expect(decision).toMatchObject({ rejection: { code: 'proposed-already', proposalId: PROPOSAL } });
  });
});
