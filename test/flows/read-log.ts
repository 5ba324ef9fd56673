import { openInMemory } from '../samples/api/flows-in-memory.ts';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { type EventStore, START } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
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

/** Returns the events of duel and player streams, by stream, in order. */
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

/** Returns the places of the open rows in a log. */
export async function openRowsOf(store: EventStore): Promise<string[]> {
  const { readModels } = await openInMemory(store, duelShop, (_name, error) => {
    throw error;
  });
  const places = readModels.prepare<[], string>('SELECT place FROM open_flow ORDER BY place').pluck().all();
  readModels.close();
  return places;
}

/** Audits a log: every rule, and the escrow after every event. */
export async function audited(store: EventStore) {
  const audit = newAudit({ hash: nativeSha256, shop: duelShop });
  for (const { record } of await store.readAll(START, EVERYTHING)) audit.next(record);
  return audit.finish();
}

/** Returns the players' balances in 1/10,000 gem, as a fresh process reads them. */
export async function balancesOf(store: EventStore, players: readonly string[]): Promise<number[]> {
  const { readPlayer } = await duelGame(store, () => 0);
  return Promise.all(players.map(async (player) => (await readPlayer(player)).wallet.balance));
}
