import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import { OWN, eventRecords } from '../../foundation/records/play-records.ts';
import { QUARTER_MS } from './quarters.ts';

/** Name of the table of opens that had a drop. */
export const RECORDS = 'drop_open';

/** Positions of opens with a drop, by player. */
const records = eventRecords({
  name: 'drop-records',
  version: 1,
  table: RECORDS,
  hears: [BoxOpened],
  links: [OWN],
  ownersOf({ event, meta }) {
    const player = playerOf(meta.stream);
    return player !== undefined && BoxOpened.is(event) && hasDrop(event.data) ? { [OWN]: player } : undefined;
  },
});

const hasDrop = ({ drop }: { readonly drop: { readonly gives: unknown } | null }): boolean =>
  drop !== null && drop.gives !== null;

/** Opens that had a part in the extra drops, and their drops, by table and price: in a quarter hour, and by player. */
const figures: Projection = {
  name: 'drop-figures',
  version: 1,
  tables: ['drop_quarter', 'drop_player'],
  schema: `
    CREATE TABLE IF NOT EXISTS drop_quarter (
      quarter INTEGER NOT NULL, rules TEXT NOT NULL, price INTEGER NOT NULL, opens INTEGER NOT NULL,
      drops INTEGER NOT NULL, worth INTEGER NOT NULL,
      PRIMARY KEY (quarter, rules, price)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS drop_player (
      player TEXT NOT NULL, rules TEXT NOT NULL, price INTEGER NOT NULL, opens INTEGER NOT NULL,
      drops INTEGER NOT NULL, PRIMARY KEY (player, rules, price)) STRICT, WITHOUT ROWID;`,
  hears: [BoxOpened],
  prepare(database: Database) {
    const inQuarter = database.prepare<[Counted & { readonly quarter: number; readonly worth: number }]>(
      `INSERT INTO drop_quarter VALUES ($quarter, $rules, $price, 1, $drops, $worth) ON CONFLICT DO UPDATE SET
        opens = opens + 1, drops = drops + $drops, worth = worth + $worth`,
    );
    const ofPlayer = database.prepare<[Counted & { readonly player: string }]>(
      `INSERT INTO drop_player VALUES ($player, $rules, $price, 1, $drops) ON CONFLICT DO UPDATE SET
        opens = opens + 1, drops = drops + $drops`,
    );
    return (batch) => {
      for (const { event, meta } of batch) {
        if (!BoxOpened.is(event)) continue;
        const { drop, price } = event.data;
        const player = playerOf(meta.stream);
        if (drop === null || player === undefined) continue;
        const counted = { rules: drop.rulesHash, price, drops: drop.gives === null ? 0 : 1 };
        const quarter = Math.floor(meta.time / QUARTER_MS);
        inQuarter.run({ ...counted, quarter, worth: drop.gives?.worth ?? 0 });
        ofPlayer.run({ ...counted, player });
      }
    };
  },
};

/** An open that is counted. */
interface Counted {
  readonly rules: string;
  /** of the box, in 1/10,000 gem */
  readonly price: number;
  /** 1 or 0 */
  readonly drops: number;
}

/** A drop in the operators' list. Worth in 1/10,000 gem. */
export interface ListedDrop {
  readonly position: string;
  readonly player: string;
  readonly box: string;
  readonly type: string;
  /** skin, or box of a ticket; empty for others */
  readonly of: string;
  readonly amount: number;
  readonly worth: number;
  readonly number: number;
  readonly rules: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly drop_listed: ListedDrop;
}

export const listedDrops = listOver<Tables>()('drop_listed', {
  whose: null,
  id: 'position',
  sortable: ['position', 'worth'],
  filters: { player: { equals: 'player' }, type: { equals: 'type' }, time: { range: 'time' } },
  total: 'counted',
});

const listed: Projection = {
  name: 'drops-listed',
  version: 1,
  tables: ['drop_listed'],
  schema: `
    CREATE TABLE IF NOT EXISTS drop_listed (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, box TEXT NOT NULL, type TEXT NOT NULL, of TEXT NOT NULL,
      amount INTEGER NOT NULL, worth INTEGER NOT NULL, number INTEGER NOT NULL, rules TEXT NOT NULL,
      time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedDrops)}`,
  hears: [BoxOpened],
  prepare(database: Database) {
    const insert = database.prepare<[ListedDrop]>(
      'INSERT INTO drop_listed VALUES ($position, $player, $box, $type, $of, $amount, $worth, $number, $rules, $time)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const player = playerOf(meta.stream);
        if (!BoxOpened.is(event) || player === undefined) continue;
        const { drop, boxId: box } = event.data;
        if (drop === null || drop.gives === null) continue;
        const { of, ...given } = drop.gives;
        const { number, rulesHash: rules } = drop;
        insert.run({ ...given, position, player, box, of: of ?? '', number, rules, time: meta.time });
      }
    };
  },
};

export const views: readonly Projection[] = [records, figures, listed];
