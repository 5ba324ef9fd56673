import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { BoxVersionPublished } from '@skins/engine/catalogue';
import type { Apply, Projection } from '../projections/index.ts';
import type { Position } from '../store/index.ts';
import { Tally, itemKey } from './tally.ts';

/** Who opened when, and how each box, version and item did. Amounts in 1/10,000 gem. */
export const boxStatistics: Projection = {
  name: 'box-statistics',
  version: 2,
  tables: ['box_open', 'box_open_total', 'box_total', 'box_day', 'box_item'],
  schema: `
    CREATE TABLE IF NOT EXISTS box_open (
      player TEXT NOT NULL, position TEXT NOT NULL, PRIMARY KEY (player, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS box_open_total (
      player TEXT PRIMARY KEY, opens INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS box_total (
      box_id TEXT NOT NULL, version_hash TEXT NOT NULL,
      opens INTEGER NOT NULL, staked INTEGER NOT NULL, returned INTEGER NOT NULL,
      PRIMARY KEY (box_id, version_hash)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS box_day (
      day INTEGER NOT NULL, box_id TEXT NOT NULL, version_hash TEXT NOT NULL,
      opens INTEGER NOT NULL, staked INTEGER NOT NULL, returned INTEGER NOT NULL,
      PRIMARY KEY (day, box_id, version_hash)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS box_item (
      version_hash TEXT NOT NULL, skin_id TEXT NOT NULL, value INTEGER NOT NULL, opens INTEGER NOT NULL,
      PRIMARY KEY (version_hash, skin_id)) STRICT, WITHOUT ROWID;`,
  prepare: prepareStatistics,
};

function prepareStatistics(database: Database): Apply {
  const write = prepareWriting(database);
  const values = valuesIn(database);
  return (batch) => {
    const tally = new Tally(values);
    for (const { event, meta, position } of batch) {
      const player = playerOf(meta.stream);
      if (BoxVersionPublished.is(event))
        for (const { skinId, value } of event.data.odds.items) {
          write.item(event.data.versionHash, skinId, value);
          values.set(itemKey(event.data.versionHash, skinId), value);
        }
      else if (BoxOpened.is(event) && player !== undefined) {
        write.open(player, position);
        tally.add(player, meta.time, event.data);
      }
    }
    write.sums(tally);
  };
}

/** What each item of each version is worth. */
function valuesIn(database: Database): Map<string, number> {
  const rows = database
    .prepare<[], { version_hash: string; skin_id: string; value: number }>(
      'SELECT version_hash, skin_id, value FROM box_item',
    )
    .all();
  return new Map(rows.map(({ version_hash, skin_id, value }) => [itemKey(version_hash, skin_id), value]));
}

const ADD_SUMS =
  'ON CONFLICT DO UPDATE SET opens = opens + excluded.opens, staked = staked + excluded.staked, returned = returned + excluded.returned';

function prepareWriting(database: Database) {
  const addOpen = database.prepare<[string, Position]>(
    'INSERT INTO box_open (player, position) VALUES (?, ?)',
  );
  const addTotal = database.prepare<[string, number]>(
    'INSERT INTO box_open_total (player, opens) VALUES (?, ?) ON CONFLICT DO UPDATE SET opens = opens + excluded.opens',
  );
  const addDay = database.prepare<[number, string, string, number, number, number]>(
    `INSERT INTO box_day (day, box_id, version_hash, opens, staked, returned) VALUES (?, ?, ?, ?, ?, ?) ${ADD_SUMS}`,
  );
  const addToBox = database.prepare<[string, string, number, number, number]>(
    `INSERT INTO box_total (box_id, version_hash, opens, staked, returned) VALUES (?, ?, ?, ?, ?) ${ADD_SUMS}`,
  );
  const addItem = database.prepare<[string, string, number]>(
    'INSERT INTO box_item (version_hash, skin_id, value, opens) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING',
  );
  const countItem = database.prepare<[number, string, string]>(
    'UPDATE box_item SET opens = opens + ? WHERE version_hash = ? AND skin_id = ?',
  );
  return {
    open: (player: string, position: Position) => addOpen.run(player, position),
    item: (versionHash: string, skinId: string, value: number) => addItem.run(versionHash, skinId, value),
    sums({ players, days, items }: Tally): void {
      for (const [player, opens] of players) addTotal.run(player, opens);
      for (const { day, boxId, versionHash, opens, staked, returned } of days.values()) {
        addDay.run(day, boxId, versionHash, opens, staked, returned);
        addToBox.run(boxId, versionHash, opens, staked, returned);
      }
      for (const { versionHash, skinId, opens } of items.values()) countItem.run(opens, versionHash, skinId);
    },
  };
}

/** Sums over opens; amounts in 1/10,000 gem. */
export interface OpenSums {
  readonly opens: number;
  readonly staked: number;
  readonly returned: number;
}

const SUMS =
  'COALESCE(SUM(opens), 0) AS opens, COALESCE(SUM(staked), 0) AS staked, COALESCE(SUM(returned), 0) AS returned';

/** Sums over the opens of one version. */
export interface VersionSums extends OpenSums {
  readonly boxId: string;
  readonly versionHash: string;
}

interface VersionRow extends OpenSums {
  readonly box_id: string;
  readonly version_hash: string;
}

const versionSums = ({ box_id, version_hash, ...sums }: VersionRow): VersionSums => ({
  ...sums,
  boxId: box_id,
  versionHash: version_hash,
});

/** Questions to the statistics. */
export class BoxViews {
  readonly #totals;
  readonly #ofBox;
  readonly #ofVersion;
  readonly #versions;
  readonly #versionsSince;
  readonly #items;
  readonly #page;
  readonly #count;

  constructor(database: Database) {
    this.#totals = database.prepare<[], { box_id: string; opens: number }>(
      'SELECT box_id, SUM(opens) AS opens FROM box_total GROUP BY box_id',
    );
    this.#ofBox = database.prepare<[string], OpenSums>(`SELECT ${SUMS} FROM box_total WHERE box_id = ?`);
    this.#ofVersion = database.prepare<[string], OpenSums>(
      `SELECT ${SUMS} FROM box_total WHERE version_hash = ?`,
    );
    this.#versions = database.prepare<[], VersionRow>(
      'SELECT box_id, version_hash, opens, staked, returned FROM box_total',
    );
    this.#versionsSince = database.prepare<[number], VersionRow>(
      `SELECT box_id, version_hash, ${SUMS} FROM box_day WHERE day >= ? GROUP BY box_id, version_hash`,
    );
    this.#items = database.prepare<[string], { skin_id: string; value: number; opens: number }>(
      'SELECT skin_id, value, opens FROM box_item WHERE version_hash = ?',
    );
    this.#page = database.prepare<[string, number, number], { position: Position }>(
      'SELECT position FROM box_open WHERE player = ? ORDER BY position DESC LIMIT ? OFFSET ?',
    );
    this.#count = database.prepare<[string], { opens: number }>(
      'SELECT opens FROM box_open_total WHERE player = ?',
    );
  }

  /** How often each box was opened. */
  opensByBox(): Map<string, number> {
    return new Map(this.#totals.all().map(({ box_id, opens }) => [box_id, opens]));
  }

  sumsOfBox(boxId: string): OpenSums {
    return this.#ofBox.get(boxId) ?? { opens: 0, staked: 0, returned: 0 };
  }

  sumsOfVersion(versionHash: string): OpenSums {
    return this.#ofVersion.get(versionHash) ?? { opens: 0, staked: 0, returned: 0 };
  }

  /** Sums of every version that was ever opened. */
  versions(): VersionSums[] {
    return this.#versions.all().map(versionSums);
  }

  /** Sums by version since a house day. */
  versionsSince(day: number): VersionSums[] {
    return this.#versionsSince.all(day).map(versionSums);
  }

  /** How often each item of a version came out. */
  itemsOf(versionHash: string): { skinId: string; value: number; opens: number }[] {
    return this.#items
      .all(versionHash)
      .map(({ skin_id, value, opens }) => ({ skinId: skin_id, value, opens }));
  }

  /** Where a player's opens stand in the log, newest first. */
  opensOf(
    playerId: string,
    page: { offset: number; limit: number },
  ): { positions: Position[]; total: number } {
    const rows = this.#page.all(playerId, page.limit, page.offset);
    return { positions: rows.map(({ position }) => position), total: this.#count.get(playerId)?.opens ?? 0 };
  }
}
