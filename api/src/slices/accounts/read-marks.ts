import type { Position } from '../../foundation/store/index.ts';
import { START } from '../../foundation/store/index.ts';
import { type Bound, type Tables, statement, table } from '../../foundation/tables/index.ts';
import { aloneWith, personal } from './person-table.ts';

export const readMark = table({
  name: 'read_mark',
  columns: { player: 'text', position: 'text' },
  key: ['player'],
});

const find = statement([readMark], { player: 'text' }, (rows, at) =>
  rows.selectFrom('read_mark').select('position').where('player', '=', at('player')),
);
const set = statement([readMark, personal], readMark.columns, (rows, at) =>
  rows
    .insertInto('read_mark')
    .columns(['player', 'position'])
    .expression(
      rows
        .selectFrom('personal')
        .select(['player', at('position').as('position')])
        .where('player', '=', at('player')),
    )
    .onConflict((row) =>
      row
        .column('player')
        .doUpdateSet({ position: at('position') })
        .where('read_mark.position', '<', at('position')),
    ),
);
const forget = statement([readMark], { player: 'text' }, (rows, at) =>
  rows.deleteFrom('read_mark').where('player', '=', at('player')),
);

/** Up to which position of the log each player has read notifications: outside the log, gone with the player's data. */
export class ReadMarks {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  async of(player: string): Promise<Position> {
    const [found] = await this.#tables.all(find({ player }));
    return found?.position ?? START;
  }

  /** Marks everything up to a position as read; a mark never goes back. */
  async set(player: string, position: Position): Promise<void> {
    await this.#tables.change([set({ player, position })], aloneWith(player));
  }

  /** Returns the changes that forget a player's mark. */
  forgetting(player: string): readonly Bound[] {
    return [forget({ player })];
  }
}
