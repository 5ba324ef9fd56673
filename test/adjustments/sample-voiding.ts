import { type AnyEvent, combine, foldOf } from '../../engine/src/kernel/index.ts';
import { ItemSource, type ItemStatus, ItemsGranted, ItemsMoved } from '../../engine/src/slices/bag/events.ts';
import { bag } from '../../engine/src/slices/bag/state.ts';
import { approveVoiding } from '../../engine/src/slices/adjustments/approve-voiding.ts';
import { proposeVoiding } from '../../engine/src/slices/adjustments/propose-voiding.ts';
import type { VoidingState } from '../../engine/src/slices/adjustments/voiding.ts';
import { proposals } from '../../engine/src/slices/operators/proposals.ts';
import { EVE } from '../operators/sample-operators.ts';
import { specify } from '../samples/engine/specification.ts';
import { PROPOSAL, context } from './sample-adjustments.ts';

export const item = (n: number, value = 5_000) => ({ itemId: `p-${n}`, skinId: 'plain', value });
export const granted = ItemsGranted.of({
  source: ItemSource.boxOpening,
  items: [item(1), item(2, 30), item(3)],
});
export const moved = (n: number, from: ItemStatus, to: ItemStatus) =>
  ItemsMoved.of({ from, to, items: [item(n)] });

const fold = combine<VoidingState>({
  accounts: foldOf<{ registered: number | undefined }>({ registered: 1 }, []),
  bag,
  adjustments: proposals,
});

/** Eve proposes to void the second and the first item. */
export const asked = { proposalId: PROPOSAL, itemIds: ['p-2', 'p-1'], reason: 'fault' } as const;

/** @param given events after the grant */
export const proposing = (...given: readonly AnyEvent[]) =>
  specify(fold, proposeVoiding).given(granted, ...given);
export const { events: proposed } = proposing().when(asked, context(EVE));
/** @param given events after the grant and the proposal */
export const approving = (...given: readonly AnyEvent[]) =>
  specify(fold, approveVoiding).given(granted, ...given);
