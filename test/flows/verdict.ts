import type { EventStore } from '@skins/api/foundation/store';
import { kindOf } from '@skins/engine/kernel';
import { expect } from 'vitest';
import { audited, eventsOf, openRowsOf } from './read-log.ts';

/** Expects that the auditor reports nothing and that no escrow is left. */
export async function expectAllEnded(store: EventStore): Promise<void> {
  const { divergence, summary } = await audited(store);
  expect(divergence).toBeUndefined();
  expect(summary.escrow).toBe(0n);
  expect(summary.held + summary.house).toBe(summary.minted);
  expect(await openRowsOf(store)).toEqual([]);
  const unended = Map.groupBy(
    (await eventsOf(store)).filter(({ stream }) => kindOf(stream) === 'duel'),
    ({ stream }) => stream,
  );
  for (const events of unended.values()) expect(events.at(-1)?.type).toBe('DuelEnded');
}
