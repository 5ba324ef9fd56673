import { maskedName } from '../accounts/display-name.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
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
      const begin = beginningAt(after, NEWEST_FIRST);
      const page = voided.page({ ...EVERYBODYS, ...begin, limit: size, sort: NEWEST_FIRST });
      return {
        records: page.rows.map(recordOf),
        total: voided.total(EVERYBODYS),
        next: nextOf(page),
      };
    },
  } satisfies Handlers<typeof contract>;
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
