import { randomBytes } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { eventsNoted, prepareMemory } from '../mark/accounts-memory.ts';
import { type MasterSecret, hmacHex } from '../secrets/index.ts';
import { seal, unseal } from './sealed-box.ts';

const Personal = Type.Object({
  phone: Type.String(),
  /** PHC string */
  passwordHash: Type.String(),
  fingerprint: Type.String(),
  spreadCode: Type.String(),
});
/** What is known of the person behind a player: beside the log, never in it. */
export type Personal = Static<typeof Personal>;
const personal = Compile(Personal);

interface Row {
  readonly wrapped_key: Buffer;
  readonly sealed: Buffer;
}

const ID_LENGTH = 12;

const SCHEMA = `CREATE TABLE IF NOT EXISTS personal (
  player TEXT PRIMARY KEY, wrapped_key BLOB NOT NULL, sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID`;

/** Personal data, each player's under a key of its own: without the key, which can be deleted, nothing can be read. */
export class PersonalData {
  readonly #wrappingKey: Buffer;
  readonly #indexKey: Buffer;
  readonly #idKey: Buffer;
  readonly #find: Statement<[string], Row>;
  readonly #insert: (playerId: string, wrappedKey: Buffer, sealed: Buffer, events: number) => void;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    prepareMemory(database);
    this.#wrappingKey = secret.derive('skins personal keys v1');
    this.#indexKey = secret.derive('skins login index v1');
    this.#idKey = secret.derive('skins player ids v1');
    this.#find = database.prepare('SELECT wrapped_key, sealed FROM personal WHERE player = ?');
    const insert = database.prepare<[string, Buffer, Buffer]>(
      'INSERT INTO personal (player, wrapped_key, sealed) VALUES (?, ?, ?)',
    );
    const note = eventsNoted(database);
    this.#insert = database.transaction((playerId, wrappedKey, sealed, events) => {
      insert.run(playerId, wrappedKey, sealed);
      note(events);
    });
  }

  /** What stands for a phone number in the log: keyed, because all numbers could be tried. */
  loginHash(phone: string): string {
    return hmacHex(this.#indexKey, phone);
  }

  /** The id of the player whom a command registers: the same each time that it comes, and not to be guessed. */
  newPlayerId(phone: string, commandId: string): string {
    return BigInt(`0x${hmacHex(this.#idKey, `${phone}/${commandId}`)}`)
      .toString(36)
      .slice(-ID_LENGTH);
  }

  find(playerId: string): Personal | undefined {
    const row = this.#find.get(playerId);
    if (row === undefined) return undefined;
    const key = unseal(this.#wrappingKey, row.wrapped_key, playerId);
    const found: unknown = JSON.parse(unseal(key, row.sealed, playerId).toString('utf8'));
    if (!personal.Check(found)) throw new TypeError(`the personal data of ${playerId} is malformed`);
    return found;
  }

  /**
   * @param claimed how many events the log had when the player's login was claimed: a log that has fewer later is an older one
   * @throws when the player has personal data already
   */
  add(playerId: string, data: Personal, claimed = 0): void {
    const key = randomBytes(32);
    const sealed = seal(key, Buffer.from(JSON.stringify(data)), playerId);
    this.#insert(playerId, seal(this.#wrappingKey, key, playerId), sealed, claimed);
  }
}

/** 138****0000: enough for its owner to know it. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
