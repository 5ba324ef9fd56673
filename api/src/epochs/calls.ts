import type { Text } from '@skins/engine/catalogue';
import { maskedName } from '../accounts/display-name.ts';
import { Refused, malformed } from '../http/index.ts';
import type { Handlers } from '../http/handlers.ts';
import { type Cursor, List, cursorOf, cursorText } from '../lists/index.ts';
import type { Shop } from '../slice/shop.ts';
import type * as contract from './contract.ts';
import { type VoidedRow, countStale, openedEpochs, voidedChains } from './views.ts';

const PAGE = 20;
const NEWEST_FIRST = { column: 'position', descending: true } as const;
const EVERYBODYS = { whose: null, filter: {} } as const;

export const calls = ({ game, readModels }: Shop) => {
  const opened = openedEpochs(readModels);
  const stale = countStale(readModels);
  const voided = new List(readModels, voidedChains);
  return {
    epochs: () => ({
      epochs: opened().map(({ epoch, name, time }) => ({
        epoch,
        name,
        reason: 'restored' as const,
        createTime: time,
      })),
      voided: voided.total(EVERYBODYS),
      waiting: stale(game.seedChains.epoch),
    }),

    voidedChains({ query: { after, size = PAGE } }) {
      const begin = after === undefined ? { offset: 0 } : { after: behind(after) };
      const { rows, next } = voided.page({ ...EVERYBODYS, ...begin, limit: size, sort: NEWEST_FIRST });
      return {
        records: rows.map(recordOf),
        total: voided.total(EVERYBODYS),
        next: next === undefined ? null : cursorText(next),
      };
    },
  } satisfies Handlers<typeof contract>;
};

/** A cursor belongs to the order that it was made in. */
function behind(after: string): Cursor {
  const cursor = cursorOf(after);
  if (cursor?.sort === NEWEST_FIRST.column && cursor.descending) return cursor;
  throw new Refused(malformed(NO_CURSOR));
}

const NO_CURSOR: Text = {
  zh: 'after 不是此列表某一页的结尾',
  en: 'after is not where a page of this list ended',
  ru: 'after — это не конец страницы этого списка',
  vi: 'after không phải cuối một trang của danh sách này',
};

const recordOf = ({ position, time, player, chain_id, last_seed, ...row }: VoidedRow) => ({
  id: position,
  userName: maskedName(player),
  chainId: chain_id,
  epoch: row.epoch,
  anchor: row.anchor,
  length: row.length,
  used: row.used,
  lastSeed: last_seed,
  createTime: time,
});
