import { describe, expect, it } from 'vitest';
import { context } from '../../../../test/adjustments/sample-adjustments.ts';
import { asked, moved, proposed, proposing } from '../../../../test/adjustments/sample-voiding.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { ItemStatus } from '../bag/index.ts';

describe('proposing to void items', () => {
  it('records only the hash of what would be written', () => {
    expect(proposed).toHaveLength(1);
    expect(JSON.stringify(proposed)).not.toContain('p-2');
  });

  it('is refused for what a game or a retrieval holds, and for what is gone', () => {
    for (const to of [ItemStatus.reserved, ItemStatus.awaitingShipment, ItemStatus.sold])
      expect(proposing(moved(1, ItemStatus.inBag, to)).when(asked, context(EVE)).decision).toMatchObject({
        rejection: { code: 'item-not-free', itemId: 'p-1', status: to },
      });
  });

  it('is refused where an item is named twice, unknown, or none is named', () => {
    for (const [itemIds, code] of [
      [['p-1', 'p-1'], 'items-out-of-range'],
      [[], 'items-out-of-range'],
      [['p-9'], 'unknown-item'],
    ] as const)
      expect(proposing().when({ ...asked, itemIds }, context(EVE)).decision).toMatchObject({
        rejection: { code },
      });
  });

  it('is refused if an equal proposal waits', () => {
    const again = { ...asked, proposalId: '00000000000000a2' };
    expect(proposing(...proposed).when(again, context(BOB)).decision).toMatchObject({
      rejection: { code: 'proposed-already', proposalId: asked.proposalId },
    });
  });
});
