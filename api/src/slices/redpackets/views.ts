import {
  PacketsGrabbed,
  RainAnnounced,
  RainCancelled,
  RainClosed,
  RainDrawn,
  RainEnded,
} from '@skins/engine/redpackets';
import { idOf } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A rain in lists; its details are in its stream. Times in milliseconds since 1970, amounts in 1/10,000 gem. */
export interface ListedRain {
  readonly id: string;
  /** log position of its announcement */
  readonly position: string;
  /** announced, drawn, closed, ended or cancelled */
  readonly state: string;
  readonly reason: string;
  readonly start: number;
  readonly total: number;
  readonly issued: number;
  readonly packets: number;
}

interface Tables {
  readonly rain: ListedRain;
}

export const allRains = listOver<Tables>()('rain', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: { state: { equals: 'state' } },
  total: 'counted',
});

const rains: Projection = {
  name: 'rains',
  version: 1,
  tables: ['rain'],
  schema: `
    CREATE TABLE IF NOT EXISTS rain (
      id TEXT NOT NULL UNIQUE, position TEXT PRIMARY KEY, state TEXT NOT NULL, reason TEXT NOT NULL, start INTEGER NOT NULL,
      total INTEGER NOT NULL, issued INTEGER NOT NULL, packets INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS rain_by_start ON rain (start);
    ${indexesOf(allRains)}`,
  hears: [RainAnnounced, RainDrawn, PacketsGrabbed, RainClosed, RainCancelled, RainEnded],
  prepare(database: Database) {
    const insert = database.prepare<Pick<ListedRain, 'id' | 'position' | 'start' | 'total'>>(
      `INSERT INTO rain VALUES ($id, $position, 'announced', '', $start, $total, 0, 0)`,
    );
    const move = database.prepare<[string, string, string]>(
      'UPDATE rain SET state = ?, reason = ? WHERE id = ?',
    );
    const grab = database.prepare<[number, number, string]>(
      'UPDATE rain SET issued = issued + ?, packets = packets + ? WHERE id = ?',
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const id = idOf(meta.stream);
        if (RainAnnounced.is(event)) {
          const { start, terms } = event.data;
          insert.run({ id, position, start, total: terms.total });
        } else if (RainDrawn.is(event)) move.run('drawn', '', id);
        else if (RainClosed.is(event)) move.run('closed', '', id);
        else if (RainEnded.is(event)) move.run('ended', '', id);
        else if (RainCancelled.is(event)) move.run('cancelled', event.data.reason, id);
        else if (PacketsGrabbed.is(event)) {
          const { packets } = event.data;
          grab.run(
            packets.reduce((sum, { amount }) => sum + amount, 0),
            packets.length,
            id,
          );
        }
      }
    };
  },
};

export const views: readonly Projection[] = [rains];
