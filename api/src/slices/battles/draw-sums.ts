import {
  BattleCancelled,
  BattleCreated,
  BattleDrawn,
  BattleFinished,
  BattleVoided,
} from '@skins/engine/battles';
import type { EventData } from '@skins/engine/kernel';
import { idOf } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { Projection } from '../../foundation/projections/projection.ts';
import type { VersionSums } from '../boxes/questions.ts';

/** Sums of one box version; amounts in 1/10,000 gem. */
type Sums = Pick<VersionSums, 'boxId' | 'versionHash' | 'opens' | 'staked' | 'returned'>;

type Terms = EventData<typeof BattleCreated>['terms'];

/** Draws of all battles by box version, once they were on screen. */
export const drawSums: Projection = {
  name: 'battle-draws',
  version: 1,
  tables: ['battle_pending', 'battle_version'],
  schema: `
    CREATE TABLE IF NOT EXISTS battle_pending (id TEXT PRIMARY KEY, data TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS battle_version (
      box TEXT NOT NULL, version TEXT NOT NULL, opens INTEGER NOT NULL, staked INTEGER NOT NULL, returned INTEGER NOT NULL,
      PRIMARY KEY (box, version)) STRICT, WITHOUT ROWID`,
  hears: [BattleCreated, BattleDrawn, BattleFinished, BattleCancelled, BattleVoided],
  prepare(database: Database) {
    const put = database.prepare<[string, string]>('INSERT OR REPLACE INTO battle_pending VALUES (?, ?)');
    const get = database.prepare<[string], { data: string }>('SELECT data FROM battle_pending WHERE id = ?');
    const drop = database.prepare<[string]>('DELETE FROM battle_pending WHERE id = ?');
    const add = database.prepare<[string, string, number, number, number]>(
      `INSERT INTO battle_version VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
        opens = opens + excluded.opens, staked = staked + excluded.staked, returned = returned + excluded.returned`,
    );
    return (batch) => {
      for (const { event, meta } of batch) {
        const id = idOf(meta.stream);
        if (BattleCreated.is(event)) put.run(id, JSON.stringify(event.data.terms));
        else if (BattleDrawn.is(event)) {
          const terms: Terms = JSON.parse(get.get(id)?.data ?? '{"boxes":[],"order":[]}');
          put.run(id, JSON.stringify(sumsOf(terms, event.data)));
        } else if (BattleFinished.is(event)) {
          const sums: readonly Sums[] = JSON.parse(get.get(id)?.data ?? '[]');
          for (const { boxId, versionHash, opens, staked, returned } of sums)
            add.run(boxId, versionHash, opens, staked, returned);
          drop.run(id);
        } else if (BattleCancelled.is(event) || BattleVoided.is(event)) drop.run(id);
      }
    };
  },
};

const sumsOf = ({ boxes, order }: Terms, { picks, items }: EventData<typeof BattleDrawn>): readonly Sums[] =>
  boxes.map(({ boxId, versionHash, price }, index) => {
    const values = picks.flatMap((ofSeat) =>
      ofSeat.flatMap((pick, round) => (order[round] === index ? [items[pick]?.value ?? 0] : [])),
    );
    const returned = values.reduce((sum, value) => sum + value, 0);
    return { boxId, versionHash, opens: values.length, staked: values.length * price, returned };
  });

/** Returns a query of the sums by box version. */
export function drawnVersions(readModels: Database): () => VersionSums[] {
  const all = readModels.prepare<[], VersionSums>(
    'SELECT box AS boxId, version AS versionHash, opens, staked, returned FROM battle_version',
  );
  return () => all.all();
}
