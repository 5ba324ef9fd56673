import type { Database, Statement } from 'better-sqlite3';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

/** Crockford's base 32: no two characters look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code, 50 bits: a collision among a million players is unlikely. */
const LENGTH = 10;

const SCHEMA = `CREATE TABLE IF NOT EXISTS spread_code (code TEXT PRIMARY KEY, player TEXT NOT NULL) STRICT, WITHOUT ROWID`;

/** Invitation codes of players, derived by a keyed hash, so that the id does not reveal the code. */
export class SpreadCodes {
  readonly #key: Buffer;
  readonly #insert: Statement<[string, string]>;
  readonly #find: Statement<[string], { player: string }>;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins spread codes v1');
    this.#insert = database.prepare('INSERT OR IGNORE INTO spread_code (code, player) VALUES (?, ?)');
    this.#find = database.prepare('SELECT player FROM spread_code WHERE code = ?');
  }

  codeOf(playerId: string): string {
    const bits = BigInt(`0x${hmacHex(this.#key, playerId)}`);
    return Array.from({ length: LENGTH }, (_none, n) =>
      ALPHABET.charAt(Number((bits >> BigInt(5 * n)) & 31n)),
    ).join('');
  }

  /** Makes the player's code findable. */
  add(playerId: string): void {
    this.#insert.run(this.codeOf(playerId), playerId);
  }

  /** Returns the player of a code, ignoring case. */
  ownerOf(code: string): string | undefined {
    return this.#find.get(code.toUpperCase())?.player;
  }
}
