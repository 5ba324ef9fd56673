import { describe, expect, it } from 'vitest';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { HELD, context, fold, verdict } from '../../../../test/promotion/sample-promotion.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { proposePromotion } from './propose-promotion.ts';

const { given } = specify(fold, proposePromotion);

describe('proposing a decision about a held share', () => {
  it('records only its hash', () => {
    const { events } = given(HELD).when(verdict('released'), context(EVE));
    expect(events).toMatchObject([{ type: 'ChangeProposed', data: { editors: [EVE] } }]);
    expect(JSON.stringify(events)).not.toContain('released');
  });

  it('is refused for a share that is not held, and for the same decision twice', () => {
    expect(given().when(verdict('released'), context(EVE)).decision).toMatchObject({
      rejection: { code: 'share-not-held' },
    });
    const { events } = given(HELD).when(verdict('released'), context(EVE));
    const other = { proposalId: '00000000000000a2' };
    expect(given(HELD, ...events).when(verdict('released', other), context(BOB)).decision).toMatchObject({
      rejection: { code: 'proposed-already' },
    });
    expect(given(HELD, ...events).when(verdict('refused', other), context(BOB)).events).toHaveLength(1);
  });
});
