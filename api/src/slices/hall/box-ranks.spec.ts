import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import { DAY_MS } from '@skins/engine/kernel';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { boxRanks, boxRanksOf } from './box-ranks.ts';

const HASH = '0'.repeat(64);
const REVEAL = { chainId: 1, index: 1, serverSeed: HASH, userSeed: 'u' };
let last = 0;

const logged = (
  player: string,
  time: number,
  event: ReturnType<typeof BoxOpened.of | typeof ItemsGranted.of>,
) => {
  last += 1;
  return {
    event,
    meta: { stream: `player-${player}`, version: last, time, actor: `player:${player}`, command: 'c' },
    position: String(last).padStart(12, '0'),
    record: '',
  };
};

/** Returns an open and the grant of its item. */
function open(
  player: string,
  n: number,
  of: { price: number; value: number; time: number; paidBy?: 'allowance' },
) {
  const itemId = `${player}-${n}`;
  const data = {
    boxId: 'b',
    versionHash: HASH,
    price: of.price,
    reveal: REVEAL,
    ticket: 1,
    kind: 'hash' as const,
    skinId: 's',
    itemId,
  };
  return [
    logged(player, of.time, BoxOpened.of({ ...data, paidBy: of.paidBy ?? 'gems' })),
    logged(
      player,
      of.time,
      ItemsGranted.of({ source: 1, items: [{ itemId, skinId: 's', value: of.value }] }),
    ),
  ];
}

it.for([
  ['in memory', false, 1],
  ['in its table alone', true, 1],
  ['in the same batch', false, 100],
] as const)(
  'keeps the highest multiple per player and day, of paid opens, for any batch size, with earlier ones %s',
  ([, anew, size]) => {
    const database = new Database(':memory:');
    database.exec(boxRanks.schema);
    let project = boxRanks.prepare(database);
    const log = [
      ...open('anna0000', 1, { price: 3, value: 6, time: 10 }),
      ...open('anna0000', 2, { price: 3, value: 10, time: 20 }),
      ...open('anna0000', 3, { price: 3, value: 9, time: 30 }),
      ...open('ben00000', 1, { price: 1, value: 100, time: 40, paidBy: 'allowance' }),
      ...open('ben00000', 2, { price: 1_000_000_000_000, value: 9_000_000_000_000, time: 50 }),
      ...open('anna0000', 4, { price: 1, value: 1, time: DAY_MS }),
    ];
    for (let from = 0; from < log.length; from += size) {
      if (anew) project = boxRanks.prepare(database);
      project(log.slice(from, from + size));
    }
    const ranksOf = boxRanksOf(database);
    const told = (day: number, until: number) =>
      ranksOf(day, until, 10).map(({ player, multiple, value }) => [player, multiple, value]);
    expect(told(0, DAY_MS)).toEqual([
      ['ben00000', 90_000, 9_000_000_000_000],
      ['anna0000', 33_333, 10],
    ]);
    // The reel of the best one still turns.
    expect(told(0, 49)).toEqual([['anna0000', 33_333, 10]]);
    // The highest landed multiple counts: a better one in flight does not displace it.
    expect(told(0, 19)).toEqual([['anna0000', 20_000, 6]]);
    expect(told(0, 9)).toEqual([]);
    expect(told(1, DAY_MS * 2)).toEqual([['anna0000', 10_000, 1]]);
  },
);
