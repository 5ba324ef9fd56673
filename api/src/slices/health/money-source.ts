import { houseDate, toGems } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { today } from '../../foundation/game/house-day.ts';
import type { MoneyDayRow } from './resources.ts';

const DAYS = 30;
/** Accounts within the shop; gems from any other account came from outside. */
const WITHIN: ReadonlySet<string> = new Set(['player', 'house', 'escrow']);

interface AccountDay {
  readonly account: string;
  readonly taken: number;
  readonly given: number;
}

/** Money flows of the last house days, including days without any. */
export function moneySource({ game, readModels }: AdminTools): Source<MoneyDayRow, MoneyDayRow, object> {
  const read = readingDays(readModels);
  const rows = () => read(today(game));
  return {
    list: (query) => pageOf(rows(), query, ({ id }) => id),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one: (wanted) => rows().find(({ id }) => id === wanted),
  };
}

function readingDays(readModels: Database): (today: number) => MoneyDayRow[] {
  const before = readModels.prepare<[number], AccountDay>(
    'SELECT account, SUM(taken) AS taken, SUM(given) AS given FROM money_day WHERE day < ? GROUP BY account',
  );
  const since = readModels.prepare<[number], AccountDay & { day: number }>(
    'SELECT day, account, taken, given FROM money_day WHERE day >= ?',
  );
  return (today) => {
    const first = today - DAYS + 1;
    const balance = new Map(before.all(first).map(({ account, taken, given }) => [account, taken - given]));
    const byDay = Map.groupBy(since.all(first), ({ day }) => day);
    return Array.from({ length: DAYS }, (_, k): MoneyDayRow => {
      const day = first + k;
      let [into, out] = [0, 0];
      for (const { account, taken, given } of byDay.get(day) ?? []) {
        balance.set(account, (balance.get(account) ?? 0) + taken - given);
        if (WITHIN.has(account)) continue;
        into += given;
        out += taken;
      }
      const held = (account: string) => toGems(balance.get(account) ?? 0);
      return {
        id: houseDate(day),
        in: toGems(into),
        out: toGems(out),
        held: held('player'),
        house: held('house'),
        escrow: held('escrow'),
      };
    });
  };
}
