import { randomInt } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Bound, type Tables, statement, table } from '../../foundation/tables/index.ts';
import type { PersonKeys } from './person-keys.ts';
import { aloneWith, personal } from './person-table.ts';

const Sealed = Type.Object({ text: Type.String(), author: Type.String() });
const sealedNote = Compile(Sealed);

/** An operator's note about a player. */
export interface PlayerNote {
  /** random, so that a repeated change adds one note */
  readonly id: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly text: string;
  /** operator id */
  readonly author: string;
}

/** Maximum per player: nobody reads more. */
const NOTES_MAX = 1_000;
const IDS = 2 ** 47;

export const playerNote = table({
  name: 'player_note',
  columns: { id: 'integer', player: 'text', time: 'integer', sealed: 'bytes' },
  key: ['id'],
  indexes: { player_note_of: ['player', 'id'] },
  counted: true,
});

const of = statement([playerNote, personal], { player: 'text' }, (rows, at) =>
  rows
    .selectFrom('player_note')
    .innerJoin('personal', 'personal.player', 'player_note.player')
    .select(['id', 'time', 'player_note.sealed', 'wrapped_key'])
    .where('player_note.player', '=', at('player'))
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTES_MAX),
);
const add = statement([playerNote, personal], playerNote.columns, (rows, at) =>
  rows
    .insertInto('player_note')
    .columns(['id', 'player', 'time', 'sealed'])
    .expression(
      rows
        .selectFrom('personal')
        .select([at('id').as('id'), 'player', at('time').as('time'), at('sealed').as('sealed')])
        .where('player', '=', at('player'))
        .where((row) =>
          row(
            row
              .selectFrom('player_note as own')
              .select(({ fn }) => fn.countAll().as('notes'))
              .where('own.player', '=', at('player')),
            '<',
            NOTES_MAX,
          ),
        ),
    )
    .onConflict((row) => row.doNothing()),
);
const find = statement([playerNote], { id: 'integer' }, (rows, at) =>
  rows.selectFrom('player_note').select('time').where('id', '=', at('id')),
);
const forget = statement([playerNote], { player: 'text' }, (rows, at) =>
  rows.deleteFrom('player_note').where('player', '=', at('player')),
);

/** Returns the changes that forget the notes about a player. */
export const notesForgotten = (player: string): readonly Bound[] => [forget({ player })];

/** Operators' notes, stored outside the log under the player's own key, and lost with it. */
export class PlayerNotes {
  readonly #tables: Tables;
  readonly #keys: PersonKeys;

  constructor(tables: Tables, keys: PersonKeys) {
    this.#tables = tables;
    this.#keys = keys;
  }

  /** Returns the newest first. */
  async of(player: string): Promise<readonly PlayerNote[]> {
    const rows = await this.#tables.all(of({ player }));
    const [first] = rows;
    if (first === undefined) return [];
    const key = this.#keys.in({ player, ...first });
    return rows.map(({ id, time, sealed }) => {
      const found: unknown = JSON.parse(key.open(sealed, CONTEXT));
      if (!sealedNote.Check(found)) throw new TypeError(`note ${id} of ${player} is malformed`);
      return { id, time, ...found };
    });
  }

  /** @returns false if the player's key does not exist, or there are too many notes */
  async add(
    player: string,
    time: number,
    note: { readonly text: string; readonly author: string },
  ): Promise<boolean> {
    const key = await this.#keys.of(player);
    if (key === undefined) return false;
    const id = randomInt(IDS);
    const sealed = key.seal(JSON.stringify(note), CONTEXT);
    const [added] = await this.#tables.change([add({ id, player, time, sealed })], aloneWith(player));
    // None is added again after a lost connection.
    return added === 1 || (await this.#tables.all(find({ id }))).length > 0;
  }
}

const CONTEXT = 'note';
