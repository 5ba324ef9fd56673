import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { type Bound, type Tables, statement, table } from '../../foundation/tables/index.ts';
import { personal } from './person-table.ts';

/** Crockford's base 32: no two characters look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code, 50 bits: a collision among a million players is unlikely. */
const LENGTH = 10;

export const spreadCode = table({
  name: 'spread_code',
  columns: { code: 'text', player: 'text' },
  key: ['code'],
});

const add = statement([spreadCode, personal], spreadCode.columns, (rows, at) =>
  rows
    .insertInto('spread_code')
    .columns(['code', 'player'])
    .expression(
      rows
        .selectFrom('personal')
        .select([at('code').as('code'), 'player'])
        .where('player', '=', at('player')),
    )
    .onConflict((row) => row.doNothing()),
);
const find = statement([spreadCode], { code: 'text' }, (rows, at) =>
  rows.selectFrom('spread_code').select('player').where('code', '=', at('code')),
);
const forget = statement([spreadCode], spreadCode.columns, (rows, at) =>
  rows.deleteFrom('spread_code').where('code', '=', at('code')).where('player', '=', at('player')),
);
const codeless = statement([spreadCode, personal], {}, (rows) =>
  rows
    .selectFrom('personal')
    .leftJoin('spread_code', 'spread_code.player', 'personal.player')
    .select('personal.player')
    .where('spread_code.player', 'is', null),
);

/** Invitation codes of players, derived by a keyed hash, so that the id does not reveal the code. */
export class SpreadCodes {
  readonly #key: Buffer;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
    this.#key = secret.derive('skins spread codes v1');
  }

  codeOf(playerId: string): string {
    const bits = BigInt(`0x${hmacHex(this.#key, playerId)}`);
    return Array.from({ length: LENGTH }, (_none, n) =>
      ALPHABET.charAt(Number((bits >> BigInt(5 * n)) & 31n)),
    ).join('');
  }

  /** Returns the player of a code, ignoring case. */
  async ownerOf(code: string): Promise<string | undefined> {
    const [found] = await this.#tables.all(find({ code: code.toUpperCase() }));
    return found?.player;
  }

  /** Returns the changes that make a player's code findable. */
  adding(player: string): readonly Bound[] {
    return [add({ code: this.codeOf(player), player })];
  }

  /** Returns the changes that forget a player's code. */
  forgetting(player: string): readonly Bound[] {
    return [forget({ code: this.codeOf(player), player })];
  }

  /** Makes the codes findable of players who registered before there were invitations. */
  async addMissing(): Promise<void> {
    const missing = await this.#tables.all(codeless({}));
    await this.#tables.change(missing.flatMap(({ player }) => this.adding(player)));
  }
}
