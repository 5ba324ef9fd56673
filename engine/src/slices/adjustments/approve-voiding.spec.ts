import { describe, expect, it } from 'vitest';
import { context } from '../../../../test/adjustments/sample-adjustments.ts';
import {
  approving,
  asked,
  item,
  moved,
  proposed,
  proposing,
} from '../../../../test/adjustments/sample-voiding.ts';
import { BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { ItemStatus, ItemsMoved } from '../bag/index.ts';
import { ChangeApproved } from '../operators/index.ts';
import { ItemsVoided } from './events.ts';

describe('voiding items', () => {
  it('moves them with the reason and their worth, and is approved in the same append', () => {
    const { events, reply } = approving(...proposed).when(asked, context(BOB));
    expect(events).toEqual([
      ItemsMoved.of({ from: ItemStatus.inBag, to: ItemStatus.voided, items: [item(2, 30), item(1)] }),
      ItemsVoided.of({ reason: 'fault', itemIds: ['p-2', 'p-1'], worth: 5_030 }),
      expect.objectContaining({ type: ChangeApproved.type }),
    ]);
    expect(reply).toEqual({ itemIds: ['p-2', 'p-1'] });
  });

  it('moves items of several states, each state together', () => {
    const failed = [
      moved(1, ItemStatus.inBag, ItemStatus.awaitingShipment),
      moved(1, ItemStatus.awaitingShipment, ItemStatus.retrievalFailed),
      moved(1, ItemStatus.retrievalFailed, ItemStatus.repeatedlyFailed),
    ];
    const { events } = proposing(...failed).when(asked, context(EVE));
    const { events: written } = approving(...failed, ...events).when(asked, context(BOB));
    expect(written.map(({ type }) => type)).toEqual([
      'ItemsMoved',
      'ItemsVoided',
      'ItemsMoved',
      'ItemsVoided',
      ChangeApproved.type,
    ]);
  });

  it('is stale once an item moved, or where the approval names another reason', () => {
    const sold = moved(1, ItemStatus.inBag, ItemStatus.sold);
    const stale = { rejection: { code: 'proposal-stale' } };
    expect(approving(...proposed, sold).when(asked, context(BOB)).decision).toMatchObject(stale);
    const other = { ...asked, reason: 'fraud' } as const;
    expect(approving(...proposed).when(other, context(BOB)).decision).toMatchObject(stale);
  });

  it('is refused to operators without the right', () => {
    expect(approving(...proposed).when(asked, context(EVE)).decision).toMatchObject({
      rejection: { code: 'may-not' },
    });
  });
});
