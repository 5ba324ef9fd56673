import { ItemsGranted } from '@skins/engine/bag';
import { playerOf } from '@skins/engine/accounts';
import type { Prop, PropCount } from '@skins/engine/kernel';
import { PropUsed, PropsGranted } from '@skins/engine/props';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';

/** Gained or used props of one kind, in lists. */
export interface ListedProp {
  /** position in the log, and index within its event */
  readonly id: string;
  readonly player: string;
  readonly prop: Prop;
  /** the box of a ticket; empty for other props */
  readonly box: string;
  /** negative if used */
  readonly count: number;
  readonly command: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly prop_move: ListedProp;
}

export const listedProps = listOver<Tables>()('prop_move', {
  whose: null,
  id: 'id',
  sortable: ['id'],
  filters: { player: { equals: 'player' }, prop: { equals: 'prop' }, time: { range: 'time' } },
  total: 'counted',
});

const moves: Projection = {
  name: 'prop-moves',
  version: 1,
  tables: ['prop_move'],
  schema: `
    CREATE TABLE IF NOT EXISTS prop_move (
      id TEXT PRIMARY KEY, player TEXT NOT NULL, prop TEXT NOT NULL, box TEXT NOT NULL, count INTEGER NOT NULL,
      command TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedProps)}`,
  hears: [PropsGranted, PropUsed, ItemsGranted],
  prepare(database) {
    const insert = database.prepare<[string, string, string, string, number, string, number]>(
      'INSERT INTO prop_move (id, player, prop, box, count, command, time) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        for (const [n, { prop, of, count }] of movedIn(event).entries())
          insert.run(
            `${position}.${String(n).padStart(2, '0')}`,
            playerOf(meta.stream) ?? '',
            prop,
            of ?? '',
            count,
            meta.command,
            meta.time,
          );
    };
  },
};

function movedIn(event: LoggedEvent['event']): readonly PropCount[] {
  if (PropsGranted.is(event)) return event.data.props;
  // Props of extra drops come with the items of their opens.
  if (ItemsGranted.is(event)) return event.data.extra?.props ?? [];
  return PropUsed.is(event) ? [{ ...event.data, count: -event.data.count }] : [];
}

export const views: readonly Projection[] = [moves];
