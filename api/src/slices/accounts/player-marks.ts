import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type Bound, type Tables, statement, table } from '../../foundation/tables/index.ts';
import { aloneWith, personal } from './person-table.ts';

/** What two accounts may have in common: a device, a network address, a means of payment. */
export type MarkKind = 'device' | 'address' | 'payment';

/** Marks are kept this long after they were last seen, milliseconds. */
const KEPT_MS = 90 * 86_400_000;
const PER_PLAYER = 50;
const SHARED_MAX = 200;
const MARK_DIGITS = 16;

export const playerMark = table({
  name: 'player_mark',
  columns: { kind: 'text', mark: 'text', player: 'text', seen: 'integer' },
  key: ['kind', 'mark', 'player'],
  indexes: { player_mark_of: ['player', 'kind', 'seen'] },
});

const add = statement([playerMark, personal], playerMark.columns, (rows, at) =>
  rows
    .insertInto('player_mark')
    .columns(['kind', 'mark', 'player', 'seen'])
    .expression(
      rows
        .selectFrom('personal')
        .select([at('kind').as('kind'), at('mark').as('mark'), 'player', at('seen').as('seen')])
        .where('player', '=', at('player')),
    )
    .onConflict((row) => row.columns(['kind', 'mark', 'player']).doUpdateSet({ seen: at('seen') })),
);
const trim = statement([playerMark], { player: 'text', since: 'integer' }, (rows, at) =>
  rows
    .deleteFrom('player_mark')
    .where('player', '=', at('player'))
    .where((row) =>
      row.or([
        row('seen', '<', at('since')),
        row(
          row.refTuple('kind', 'mark'),
          'not in',
          row
            .selectFrom('player_mark as own')
            .select(['own.kind', 'own.mark'])
            .where('own.player', '=', at('player'))
            .orderBy('own.seen', 'desc')
            .orderBy('own.kind')
            .orderBy('own.mark')
            .limit(PER_PLAYER)
            .$asTuple('kind', 'mark'),
        ),
      ]),
    ),
);
const shared = statement([playerMark], { kind: 'text', player: 'text', since: 'integer' }, (rows, at) =>
  rows
    .selectFrom('player_mark as own')
    .innerJoin('player_mark as other', (on) =>
      on.onRef('other.kind', '=', 'own.kind').onRef('other.mark', '=', 'own.mark'),
    )
    .select('other.player')
    .distinct()
    .where('own.kind', '=', at('kind'))
    .where('own.player', '=', at('player'))
    .where('other.player', '<>', at('player'))
    .where('other.seen', '>=', at('since'))
    .orderBy('other.player')
    .limit(SHARED_MAX),
);
const own = statement([playerMark], { player: 'text', since: 'integer' }, (rows, at) =>
  rows
    .selectFrom('player_mark')
    .select(['kind', 'seen'])
    .where('player', '=', at('player'))
    .where('seen', '>=', at('since'))
    .orderBy('seen', 'desc')
    .orderBy('kind'),
);
const forget = statement([playerMark], { player: 'text' }, (rows, at) =>
  rows.deleteFrom('player_mark').where('player', '=', at('player')),
);

/**
 * Recognises accounts that may be one person's, outside the log. Only keyed hashes are stored: the file alone reveals no address.
 * They go with the player's data.
 */
export class PlayerMarks {
  readonly #key: Buffer;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
    this.#key = secret.derive('skins player marks v1');
  }

  /** @param value fingerprint, address or payer @param now milliseconds since 1970 */
  async note(kind: MarkKind, player: string, value: string, now: number): Promise<void> {
    if (value === '' || isOwnMachine(value)) return;
    await this.#tables.change(
      [
        add({ kind, mark: this.#hash(kind, value), player, seen: now }),
        trim({ player, since: now - KEPT_MS }),
      ],
      aloneWith(player),
    );
  }

  /** Returns the players who had the same mark in the last 90 days. */
  async sharing(kind: MarkKind, player: string, now: number): Promise<readonly string[]> {
    const found = await this.#tables.all(shared({ kind, player, since: now - KEPT_MS }));
    return found.map((other) => other.player);
  }

  /** Returns the kind and the time of each mark that the player left in the last 90 days, newest first. */
  async of(
    player: string,
    now: number,
  ): Promise<readonly { readonly kind: string; readonly seen: number }[]> {
    return this.#tables.all(own({ player, since: now - KEPT_MS }));
  }

  /** Returns the changes that forget a player's marks. */
  forgetting(player: string): readonly Bound[] {
    return [forget({ player })];
  }

  #hash(kind: MarkKind, value: string): string {
    return hmacHex(this.#key, `${kind}/${value}`).slice(0, MARK_DIGITS);
  }
}

/** Tests for an address of the machine itself, which says nothing about a player. */
const isOwnMachine = (value: string): boolean => value === '::1' || /^(::ffff:)?127\./.test(value);
