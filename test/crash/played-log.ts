import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import type { EventData } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import { readRecorded } from '@skins/api/foundation/runtime';
import { START, openSqliteReader } from '@skins/api/foundation/store';

const EVERYTHING = 10_000_000;

/** Everything that one command of a player left in the log. */
export interface Played {
  readonly opened: EventData<typeof BoxOpened>[];
  readonly granted: string[];
  /** number of payments */
  payments: number;
  /** in 1/10,000 gem */
  paid: number;
}

/** Reads a shop's log by command; safe next to a running server. */
export async function playedLog(
  file: string,
): Promise<{ records: readonly string[]; byCommand: Map<string, Played> }> {
  const reader = openSqliteReader(file);
  const log = await reader.readAll(START, EVERYTHING);
  await reader.close();
  const byCommand = new Map<string, Played>();
  for (const recorded of log) {
    const { event, meta } = readRecorded(recorded, codec);
    const played = byCommand.get(meta.command) ?? { opened: [], granted: [], payments: 0, paid: 0 };
    byCommand.set(meta.command, played);
    if (BoxOpened.is(event)) played.opened.push(event.data);
    if (ItemsGranted.is(event)) played.granted.push(...event.data.items.map(({ itemId }) => itemId));
    if (WalletPosted.is(event)) {
      played.payments += 1;
      for (const { amount } of event.data.postings) played.paid += amount;
    }
  }
  return { records: log.map(({ record }) => record), byCommand };
}
