import { BoxOpened } from '@skins/engine/boxes';
import { numberOf, rollOf } from '@skins/engine/fairness';
import type { EventKind, Reveal } from '@skins/engine/kernel';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { REEL_MS } from '../boxes/landed-opens.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { LatestOf, type LoggedAt, eventAt, recordPages } from '../../foundation/records/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Position } from '../../foundation/store/index.ts';
import { RECORDS as UPGRADED } from '../upgrades/views.ts';
import type * as contract from './contract.ts';
import { HASH_OPENS } from './views.ts';

type Row = DataOf<typeof contract.trendChart>[number];
type At = Pick<Row, 'position' | 'commandId' | 'createTime'>;

type Numbered = DataOf<typeof contract.trendOfAll>['rows'][number];

/** Numbers of a game, newest first. */
interface Numbers {
  readonly own: (playerId: string, size: number) => Promise<Row[]>;
  /** up to a time, in milliseconds since 1970 */
  readonly ofAll: (until: number, size: number) => Promise<Numbered[]>;
}

/** Game codes of spec 7.7. */
const BOXES = 1;
const UPGRADES = 2;
const MOST = 30;
/** Delay before others see a number, in milliseconds. A dial turns a little longer than a reel, so this covers both. */
const LANDED_MS = REEL_MS + 1_000;

export const calls = ({ game, progress, readModels }: Shop) => {
  const { store } = game;
  /** Returns the source of a game's latest numbers, from its record. */
  const numbersOf = <Data extends { readonly reveal: Reveal }>(
    kind: EventKind<string, Data>,
    table: string,
  ): Numbers => {
    const record = recordPages(readModels, table);
    const latest = new LatestOf(readModels, table);
    const eventsAt = (positions: readonly Position[]) =>
      Promise.all(positions.map((position) => eventAt(store, kind, position)));
    return {
      async own(playerId, size) {
        const { positions } = record(playerId, { offset: 0, limit: size });
        return (await eventsAt(positions)).map(({ data, meta, position }) =>
          rowOf(data.reveal, { position, commandId: meta.command, createTime: meta.time }),
        );
      },
      ofAll: async (until, size) => (await eventsAt(latest.until(until, size))).map(numbered),
    };
  };
  /** Sources by type code. Numbers of battles belong to all seats, and their pages prove them (decision 016). */
  const games = new Map<number, Numbers>([
    [BOXES, numbersOf(BoxOpened, HASH_OPENS)],
    [UPGRADES, numbersOf(UpgradePlayed, UPGRADED)],
  ]);
  return {
    trendChart: async ({ query: { type, size = MOST }, playerId, after }) => {
      await progress.settle(after);
      return (await games.get(type)?.own(playerId, size)) ?? [];
    },

    trendOfAll: async ({ query: { type, size = MOST }, playerId, after }) => {
      const time = game.clock();
      const { trendUntil } = (await game.readPlayer(playerId)).props;
      if (trendUntil <= time) return new CallRefused('trend-locked');
      await progress.settle(after);
      const rows = (await games.get(type)?.ofAll(time - LANDED_MS, size)) ?? [];
      return { until: trendUntil, rows };
    },
  } satisfies Handlers<typeof contract>;
};

/** Returns anybody's number, without the player's own data. */
function numbered({ data, meta, position }: LoggedAt<{ readonly reveal: Reveal }>): Numbered {
  const { userSeed, serverSeed } = data.reveal;
  const { ticket } = rollOf(userSeed, serverSeed, nativeSha256);
  return { rate: numberOf(ticket), userKey: userSeed, N: ticket, position, createTime: meta.time };
}

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
