import { BoxOpened } from '@skins/engine/boxes';
import { numberOf, rollOf } from '@skins/engine/fairness';
import type { EventKind, Reveal } from '@skins/engine/kernel';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { RECORDS as OPENS } from '../boxes/views.ts';
import type { DataOf } from '../contract/call.ts';
import type { Handlers } from '../http/handlers.ts';
import { eventAt, recordPages } from '../records/index.ts';
import { nativeSha256 } from '../secrets/index.ts';
import type { Shop } from '../slice/shop.ts';
import { RECORDS as UPGRADES } from '../upgrades/views.ts';
import type * as contract from './contract.ts';

type Row = DataOf<typeof contract.trendChart>[number];
type At = Pick<Row, 'position' | 'commandId' | 'createTime'>;

type Own = (playerId: string, size: number) => Promise<Row[]>;

const MOST = 30;

export const calls = ({ game: { store }, progress, readModels }: Shop) => {
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
    [1, numbersOf(BoxOpened, OPENS)],
    [2, numbersOf(UpgradePlayed, UPGRADES)],
  ]);
  return {
    trendChart: async ({ query: { type, size = MOST }, playerId, after }) => {
      await progress.settle(after);
      return (await games.get(type)?.(playerId, size)) ?? [];
    },
  } satisfies Handlers<typeof contract>;
};

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
