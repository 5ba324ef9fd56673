import { FOLLOWED_MAX } from '../../foundation/live/followers.ts';
import { type Bound, type Tables, statement, table } from '../../foundation/tables/index.ts';
import { aloneWith, personal } from './person-table.ts';

export const follow = table({
  name: 'follow',
  columns: { player: 'text', followed: 'text', since: 'integer' },
  key: ['player', 'followed'],
  indexes: { follow_of: ['followed'] },
});

const PAIR = { player: 'text', followed: 'text' } as const;

const of = statement([follow], { player: 'text' }, (rows, at) =>
  rows
    .selectFrom('follow')
    .select(['followed', 'since'])
    .where('player', '=', at('player'))
    .orderBy('since', 'desc')
    .orderBy('followed'),
);
const has = statement([follow], PAIR, (rows, at) =>
  rows
    .selectFrom('follow')
    .select('since')
    .where('player', '=', at('player'))
    .where('followed', '=', at('followed')),
);
const add = statement([follow, personal], follow.columns, (rows, at) =>
  rows
    .insertInto('follow')
    .columns(['player', 'followed', 'since'])
    .expression(
      rows
        .selectFrom('personal')
        .select(['player', at('followed').as('followed'), at('since').as('since')])
        .where('player', '=', at('player'))
        .where((row) =>
          row(
            row
              .selectFrom('follow as own')
              .select(({ fn }) => fn.countAll().as('follows'))
              .where('own.player', '=', at('player')),
            '<',
            FOLLOWED_MAX,
          ),
        ),
    )
    .onConflict((row) => row.doNothing()),
);
const end = statement([follow], PAIR, (rows, at) =>
  rows.deleteFrom('follow').where('player', '=', at('player')).where('followed', '=', at('followed')),
);
const endAllOf = statement([follow], { followed: 'text' }, (rows, at) =>
  rows.deleteFrom('follow').where('followed', '=', at('followed')),
);
const forget = statement([follow], { player: 'text' }, (rows, at) =>
  rows
    .deleteFrom('follow')
    .where((row) => row.or([row('player', '=', at('player')), row('followed', '=', at('player'))])),
);

interface Followed {
  readonly followed: string;
  /** milliseconds since 1970 */
  readonly since: number;
}

/** Whom each player follows: outside the log, gone with the data of either player. */
export class Follows {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Returns whom a player follows, the newest first. */
  of(player: string): Promise<readonly Followed[]> {
    return this.#tables.all(of({ player }));
  }

  async has(player: string, followed: string): Promise<boolean> {
    return (await this.#tables.all(has({ player, followed }))).length > 0;
  }

  /** Follows a player; a repeat changes nothing. @returns false if the player follows as many as may be */
  async add(player: string, followed: string, since: number): Promise<boolean> {
    const [added] = await this.#tables.change([add({ player, followed, since })], aloneWith(player));
    return added === 1 || this.has(player, followed);
  }

  async end(player: string, followed: string): Promise<void> {
    await this.#tables.change([end({ player, followed })]);
  }

  /** Nobody follows a player any more. */
  async endAllOf(followed: string): Promise<void> {
    await this.#tables.change([endAllOf({ followed })]);
  }

  /** Returns the changes that forget whom a player follows, and who follows the player. */
  forgetting(player: string): readonly Bound[] {
    return [forget({ player })];
  }
}
