import { BoxOpened } from '@skins/engine/boxes';
import { numberOf, rollOf } from '@skins/engine/fairness';
import type { EventKind, Reveal } from '@skins/engine/kernel';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { REEL_MS } from '../boxes/openings.ts';
import { RECORDS as OPENS } from '../boxes/views.ts';
import type { DataOf } from '../contract/call.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { Handlers } from '../http/handlers.ts';
import { eventAt, recordPages } from '../records/index.ts';
import { nativeSha256 } from '../secrets/index.ts';
import type { Shop } from '../slice/shop.ts';
import type { EventStore } from '../store/index.ts';
import { RECORDS as UPGRADED } from '../upgrades/views.ts';
import type * as contract from './contract.ts';
import { BOXES, UPGRADES, latestUntil } from './views.ts';

type Row = DataOf<typeof contract.trendChart>[number];
type At = Pick<Row, 'position' | 'commandId' | 'createTime'>;

type Own = (playerId: string, size: number) => Promise<Row[]>;

const MOST = 30;
/** A dial turns a little longer than a reel runs: until both stand, nobody else is told. */
const LANDED_MS = REEL_MS + 1_000;

export const calls = ({ game, progress, readModels }: Shop) => {
  const { store } = game;
  const ofAll = latestUntil(readModels);
  /** A player's latest numbers, out of the record of a game. */
  const numbersOf = <Data extends { readonly reveal: Reveal }>(
    kind: EventKind<string, Data>,
    table: string,
  ): Own => {
    const record = recordPages(readModels, table);
    return async (playerId, size) => {
      const { positions } = record(playerId, { offset: 0, limit: size });
      const events = await Promise.all(positions.map((position) => eventAt(store, kind, position)));
      return events.map(({ data, meta, position }) =>
        rowOf(data.reveal, { position, commandId: meta.command, createTime: meta.time }),
      );
    };
  };
  /** By the seeds' types; nobody has battles yet. */
  const games = new Map<number, Own>([
    [BOXES, numbersOf(BoxOpened, OPENS)],
    [UPGRADES, numbersOf(UpgradePlayed, UPGRADED)],
  ]);
  return {
    trendChart: async ({ query: { type, size = MOST }, playerId, after }) => {
      await progress.settle(after);
      return (await games.get(type)?.(playerId, size)) ?? [];
    },

    trendOfAll: async ({ query: { type, size = MOST }, playerId, after }) => {
      const time = game.clock();
      const { trendUntil } = (await game.readPlayer(playerId)).props;
      if (trendUntil <= time) return new CallRefused('trend-locked');
      await progress.settle(after);
      const kind = KINDS.get(type);
      const positions = kind === undefined ? [] : ofAll(type, time - LANDED_MS, size);
      const rows = await Promise.all(
        positions.flatMap((position) => (kind === undefined ? [] : kind(store, position))),
      );
      return { until: trendUntil, rows };
    },
  } satisfies Handlers<typeof contract>;
};

type Numbered = DataOf<typeof contract.trendOfAll>['rows'][number];

/** A number of anybody: without what is its player's own. */
const numbered =
  <Data extends { readonly reveal: Reveal }>(kind: EventKind<string, Data>) =>
  async (store: EventStore, position: string): Promise<Numbered> => {
    const { data, meta } = await eventAt(store, kind, position);
    const { userSeed, serverSeed } = data.reveal;
    const { ticket } = rollOf(userSeed, serverSeed, nativeSha256);
    return { rate: numberOf(ticket), userKey: userSeed, N: ticket, position, createTime: meta.time };
  };

const KINDS = new Map([
  [BOXES, numbered(BoxOpened)],
  [UPGRADES, numbered(UpgradePlayed)],
]);

function rowOf({ userSeed, serverSeed, chainId, index }: Reveal, at: At): Row {
  const { ticket, resultHash } = rollOf(userSeed, serverSeed, nativeSha256);
  return {
    rate: numberOf(ticket),
    userKey: userSeed,
    N: ticket,
    serverSeed,
    serverHash: nativeSha256(serverSeed),
    resultHash,
    chainId,
    seedIndex: index,
    ...at,
  };
}
