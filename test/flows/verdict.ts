import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { type EventStore, START } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
import { kindOf } from '@skins/engine/kernel';
import { expect } from 'vitest';
import { duelGame, duelShop } from '../sample-duel/shop.ts';

const EVERYTHING = 1_000_000;

interface Read {
  readonly stream: string;
  readonly type: string;
  readonly command: string;
  readonly actor: string;
  readonly data: unknown;
}

export async function eventsOf(store: EventStore): Promise<Read[]> {
  const log = await store.readAll(START, EVERYTHING);
  return log.map(({ record }): Read => JSON.parse(record));
}

/** What streams of duels and players say, by stream, in their order. */
export async function toldBy(store: EventStore): Promise<Readonly<Record<string, readonly string[]>>> {
  const told = (await eventsOf(store)).map(({ stream, type, data }) => ({
    stream,
    said: `${type} ${JSON.stringify(data)}`,
  }));
  const byStream = Map.groupBy(told, ({ stream }) => stream);
  return Object.fromEntries(
    [...byStream]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([stream, all]) => [stream, all.map(({ said }) => said)]),
  );
}

/** The places of what is open in a log. */
export async function openRowsOf(store: EventStore): Promise<string[]> {
  const { readModels } = await openInMemory(store, duelShop, (_name, error) => {
    throw error;
  });
  const places = readModels.prepare<[], string>('SELECT place FROM open_flow ORDER BY place').pluck().all();
  readModels.close();
  return places;
}

/** The auditor finds nothing, and nothing is held any more. */
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

/** Audits a log: every rule, and after every event what is held. */
export async function audited(store: EventStore) {
  const audit = newAudit({ hash: nativeSha256, shop: duelShop });
  for (const { record } of await store.readAll(START, EVERYTHING)) audit.next(record);
  return audit.finish();
}

/** What players have, in 1/10,000 gem, as a process that knows nothing else reads it. */
export async function balancesOf(store: EventStore, players: readonly string[]): Promise<number[]> {
  const { readPlayer } = await duelGame(store, () => 0);
  return Promise.all(players.map(async (player) => (await readPlayer(player)).wallet.balance));
}
