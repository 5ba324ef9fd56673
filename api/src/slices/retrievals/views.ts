import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { idOf, kindOf } from '@skins/engine/kernel';
import { ChangeApproved, ChangeDropped, ChangeProposed } from '@skins/engine/operators';
import {
  RetrievalRequested,
  WithdrawalCreated,
  WithdrawalDelivered,
  WithdrawalEnded,
  WithdrawalOffered,
  WithdrawalRecalled,
  WithdrawalReleased,
  WithdrawalReversed,
} from '@skins/engine/retrievals';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A retrieval in lists. Value in 1/10,000 gem, times in milliseconds since 1970. */
export interface ListedRetrieval {
  readonly id: string;
  /** position in the log */
  readonly position: string;
  readonly player: string;
  readonly item: string;
  readonly skin: string;
  readonly value: number;
  readonly attempt: number;
  /** its stage, or its outcome */
  readonly stage: string;
  /** empty until the provider has made an offer */
  readonly reference: string;
  /** 1: recalled, without an answer yet */
  readonly recalled: number;
  /** 1: an operator proposed its release */
  readonly proposed: number;
  readonly time: number;
  readonly changed: number;
}

interface Tables {
  readonly retrieval: ListedRetrieval;
}

/** One player's, newest first. */
export const playersRetrievals = listOver<Tables>()('retrieval', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: { stage: { equals: 'stage' } },
  total: 'counted',
});

/** Everybody's, newest first. */
export const allRetrievals = listOver<Tables>()('retrieval', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {
    player: { equals: 'player' },
    stage: { equals: 'stage' },
    time: { range: 'time' },
  },
  total: 'counted',
});

const retrievalList: Projection = {
  name: 'retrievals',
  version: 1,
  tables: ['retrieval'],
  schema: `
    CREATE TABLE IF NOT EXISTS retrieval (
      id TEXT NOT NULL UNIQUE, position TEXT PRIMARY KEY, player TEXT NOT NULL, item TEXT NOT NULL, skin TEXT NOT NULL,
      value INTEGER NOT NULL, attempt INTEGER NOT NULL, stage TEXT NOT NULL, reference TEXT NOT NULL,
      recalled INTEGER NOT NULL, proposed INTEGER NOT NULL, time INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(playersRetrievals)}
    ${indexesOf(allRetrievals)}`,
  hears: [
    RetrievalRequested,
    WithdrawalCreated,
    WithdrawalReleased,
    WithdrawalOffered,
    WithdrawalDelivered,
    WithdrawalEnded,
    WithdrawalReversed,
    WithdrawalRecalled,
    ChangeProposed,
    ChangeDropped,
    ChangeApproved,
  ],
  prepare(database: Database) {
    const insert = database.prepare<
      Omit<ListedRetrieval, 'stage' | 'reference' | 'recalled' | 'proposed' | 'changed'>
    >(
      `INSERT INTO retrieval VALUES ($id, $position, $player, $item, $skin, $value, $attempt, 'asked', '', 0, 0, $time, $time)`,
    );
    const become = database.prepare<[string, number, string]>(
      'UPDATE retrieval SET stage = ?, changed = ?, recalled = 0 WHERE id = ?',
    );
    const offered = database.prepare<[string, number, string]>(
      "UPDATE retrieval SET stage = 'offered', reference = ?, changed = ? WHERE id = ?",
    );
    const recalled = database.prepare<[string]>('UPDATE retrieval SET recalled = 1 WHERE id = ?');
    const proposed = database.prepare<[number, string]>('UPDATE retrieval SET proposed = ? WHERE id = ?');
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const { stream, time } = meta;
        const id = idOf(stream);
        if (RetrievalRequested.is(event)) {
          const { retrievalId, itemId, skinId, value, attempt } = event.data;
          const player = playerOf(stream) ?? '';
          insert.run({ id: retrievalId, position, player, item: itemId, skin: skinId, value, attempt, time });
        } else if (WithdrawalCreated.is(event))
          become.run(event.data.release ? 'waiting' : 'sending', time, id);
        else if (WithdrawalReleased.is(event)) become.run('sending', time, id);
        else if (WithdrawalOffered.is(event)) offered.run(event.data.reference, time, id);
        else if (WithdrawalDelivered.is(event)) become.run('delivered', time, id);
        else if (WithdrawalEnded.is(event)) become.run(event.data.outcome, time, id);
        else if (WithdrawalReversed.is(event)) become.run('reversed', time, id);
        else if (WithdrawalRecalled.is(event)) recalled.run(id);
        else if (kindOf(stream) === 'withdrawal') {
          if (ChangeProposed.is(event)) proposed.run(1, id);
          if (ChangeDropped.is(event) || ChangeApproved.is(event)) proposed.run(0, id);
        }
      }
    };
  },
};

export const views: readonly Projection[] = [retrievalList];
