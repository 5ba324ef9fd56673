import { type Bound, type Tables, statement, table } from '../../foundation/tables/index.ts';
import { aloneWith, personal } from './person-table.ts';

/** A player asked to be told when an activity begins. */
export interface Reminder {
  readonly activity: string;
  /** milliseconds since 1970 */
  readonly asked: number;
  /** whether the player has read the notification */
  readonly read: boolean;
}

/** No more activities are published at once. */
const PER_PLAYER = 40;

export const activityReminder = table({
  name: 'activity_reminder',
  columns: { player: 'text', activity: 'text', asked: 'integer', read: 'integer' },
  key: ['player', 'activity'],
});

const ONE = { player: 'text', activity: 'text' } as const;

const of = statement([activityReminder], { player: 'text' }, (rows, at) =>
  rows
    .selectFrom('activity_reminder')
    .select(['activity', 'asked', 'read'])
    .where('player', '=', at('player'))
    .orderBy('asked', 'desc')
    .orderBy('activity'),
);
const set = statement([activityReminder, personal], { ...ONE, asked: 'integer' }, (rows, at) =>
  rows
    .insertInto('activity_reminder')
    .columns(['player', 'activity', 'asked', 'read'])
    .expression((row) =>
      row
        .selectFrom('personal')
        .select(['player', at('activity').as('activity'), at('asked').as('asked'), row.lit(0).as('read')])
        .where('player', '=', at('player')),
    )
    .onConflict((row) => row.columns(['player', 'activity']).doUpdateSet({ asked: at('asked'), read: 0 })),
);
const trim = statement([activityReminder], { player: 'text' }, (rows, at) =>
  rows
    .deleteFrom('activity_reminder')
    .where('player', '=', at('player'))
    .where('activity', 'not in', (row) =>
      row
        .selectFrom('activity_reminder as own')
        .select('own.activity')
        .where('own.player', '=', at('player'))
        .orderBy('own.asked', 'desc')
        .orderBy('own.activity')
        .limit(PER_PLAYER),
    ),
);
const remove = statement([activityReminder], ONE, (rows, at) =>
  rows
    .deleteFrom('activity_reminder')
    .where('player', '=', at('player'))
    .where('activity', '=', at('activity')),
);
const read = statement([activityReminder], ONE, (rows, at) =>
  rows
    .updateTable('activity_reminder')
    .set({ read: 1 })
    .where('player', '=', at('player'))
    .where('activity', '=', at('activity')),
);
const forget = statement([activityReminder], { player: 'text' }, (rows, at) =>
  rows.deleteFrom('activity_reminder').where('player', '=', at('player')),
);

/** Activities of whose start players want to be told: outside the log, gone with the player's data. */
export class Reminders {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Returns a player's reminders, the newest first. */
  async of(player: string): Promise<readonly Reminder[]> {
    const found = await this.#tables.all(of({ player }));
    return found.map(({ read: known, ...reminder }) => ({ ...reminder, read: known === 1 }));
  }

  /** @param asked milliseconds since 1970 */
  async set(player: string, activity: string, asked: number): Promise<void> {
    await this.#tables.change([set({ player, activity, asked }), trim({ player })], aloneWith(player));
  }

  async remove(player: string, activity: string): Promise<void> {
    await this.#tables.change([remove({ player, activity })]);
  }

  /** Marks notifications as read. */
  async read(player: string, activities: readonly string[]): Promise<void> {
    await this.#tables.change(activities.map((activity) => read({ player, activity })));
  }

  /** Returns the changes that forget a player's reminders. */
  forgetting(player: string): readonly Bound[] {
    return [forget({ player })];
  }
}
