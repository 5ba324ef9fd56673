import type { Database } from 'better-sqlite3';
import { BoxOpened } from '@skins/engine/boxes';
import { playerOf } from '@skins/engine/accounts';
import { BoxVersionPublished } from '@skins/engine/catalogue';
import type { Apply, Projection } from '../../foundation/projections/projection.ts';
import { OWN, eventRecords } from '../../foundation/records/play-records.ts';
import { HOUSE_CHANGES } from '../../foundation/statistics/house-days.ts';
import { playTables, preparePlaySums } from '../../foundation/statistics/play-tables.ts';

/** Name of the tables of boxes' sums. */
export const SUMS_OF = 'box';
/** Name of the projection of boxes' sums. */
export const STATISTICS = 'box-statistics';
/** Name of the table of all opens. */
export const RECORDS = 'box_open';
/** Link column between opens of the same box. */
export const OF_BOX = 'before_of_box';

/** Former tables of a box's opens, latest drops and latest numbers; the record replaces them. */
const REPLACED = [
  'box_opening',
  'box_opening_total',
  'box_opening_end',
  'box_opening_mark',
  'drop_feed',
  'drop_feed_count',
  'trend_latest',
];

const { tables, schema } = playTables(SUMS_OF);

/** Results of each box, version and item. Amounts in 1/10,000 gem. */
const boxStatistics: Projection = {
  name: STATISTICS,
  version: 4,
  tables: [...tables, 'box_item'],
  schema: `${schema}
    CREATE TABLE IF NOT EXISTS box_item (
      version_hash TEXT NOT NULL, skin_id TEXT NOT NULL, value INTEGER NOT NULL,
      PRIMARY KEY (version_hash, skin_id)) STRICT, WITHOUT ROWID;`,
  hears: [BoxVersionPublished, BoxOpened, ...HOUSE_CHANGES],
  prepare: prepareStatistics,
};

/** Positions of opens in the log, by player and by box. */
const boxRecords = eventRecords({
  name: 'box-records',
  version: 4,
  table: RECORDS,
  formerTables: REPLACED,
  hears: [BoxOpened],
  links: [OWN, OF_BOX],
  ownersOf({ event, meta }) {
    const player = playerOf(meta.stream);
    return player !== undefined && BoxOpened.is(event)
      ? { [OWN]: player, [OF_BOX]: event.data.boxId }
      : undefined;
  },
});

export const views: readonly Projection[] = [boxStatistics, boxRecords];

function prepareStatistics(database: Database): Apply {
  const begin = preparePlaySums(database, SUMS_OF);
  const addItem = database.prepare<[string, string, number]>(
    'INSERT INTO box_item (version_hash, skin_id, value) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const values = valuesIn(database);
  return (batch) => {
    const { house, tally, write } = begin();
    for (const logged of batch) {
      const { event, meta } = logged;
      house.take(logged);
      if (BoxVersionPublished.is(event))
        for (const { skinId, value } of event.data.odds.items) {
          addItem.run(event.data.versionHash, skinId, value);
          values.set(itemKey(event.data.versionHash, skinId), value);
        }
      else if (BoxOpened.is(event)) {
        const { boxId, versionHash, price, skinId } = event.data;
        tally.add(meta.time, {
          subject: boxId,
          rules: versionHash,
          outcome: skinId,
          staked: price,
          returned: values.get(itemKey(versionHash, skinId)) ?? 0,
        });
      }
    }
    write();
  };
}

/** Returns the value of each item of each version. */
function valuesIn(database: Database): Map<string, number> {
  const rows = database
    .prepare<[], { version_hash: string; skin_id: string; value: number }>(
      'SELECT version_hash, skin_id, value FROM box_item',
    )
    .all();
  return new Map(rows.map(({ version_hash, skin_id, value }) => [itemKey(version_hash, skin_id), value]));
}

/** Returns the key of a box version's item. */
const itemKey = (versionHash: string, skinId: string): string => `${versionHash} ${skinId}`;
