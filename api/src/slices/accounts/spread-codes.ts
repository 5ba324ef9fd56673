import type { Database, Statement } from 'better-sqlite3';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

/** Crockford's base 32: nothing in it is taken for something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits: of a million players hardly two have the same. */
const LENGTH = 10;

const SCHEMA = `CREATE TABLE IF NOT EXISTS spread_code (code TEXT PRIMARY KEY, player TEXT NOT NULL) STRICT, WITHOUT ROWID`;

/** The codes by which players invite others: drawn by a keyed hash, so that nobody finds a player's code by the id. */
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

  /** From now on the player is found by the code. */
  add(playerId: string): void {
    this.#insert.run(this.codeOf(playerId), playerId);
  }

  /** Whose code it is, in capitals or not. */
  ownerOf(code: string): string | undefined {
    return this.#find.get(code.toUpperCase())?.player;
  }
}
