import { randomBytes } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { eventsNoted, prepareMemory } from '../../foundation/mark/accounts-memory.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import { PersonIndex } from './person-index.ts';
import { seal, unseal } from './sealed-box.ts';
import { SpreadCodes } from './spread-codes.ts';

const Personal = Type.Object({
  phone: Type.String(),
  /** PHC string */
  passwordHash: Type.String(),
  fingerprint: Type.String(),
  /** that was brought along */
  spreadCode: Type.String(),
  /** to which a change is under way */
  nextPhone: Type.Optional(Type.String()),
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
  readonly #deviceKey: Buffer;
  readonly #find: Statement<[string], Row>;
  readonly #insert: (
    playerId: string,
    data: Personal,
    wrappedKey: Buffer,
    sealed: Buffer,
    events: number,
  ) => void;
  /** by which people are found */
  readonly index: PersonIndex;
  /** by which players invite others */
  readonly spread: SpreadCodes;
  readonly #change: (playerId: string, data: Personal, sealed: Buffer, before: Personal) => void;
  readonly #forget: (playerId: string, data: Personal) => void;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    prepareMemory(database);
    this.#wrappingKey = secret.derive('skins personal keys v1');
    this.#indexKey = secret.derive('skins login index v1');
    this.#idKey = secret.derive('skins player ids v1');
    this.#deviceKey = secret.derive('skins device index v1');
    this.#find = database.prepare('SELECT wrapped_key, sealed FROM personal WHERE player = ?');
    const insert = database.prepare<[string, Buffer, Buffer]>(
      'INSERT INTO personal (player, wrapped_key, sealed) VALUES (?, ?, ?)',
    );
    const note = eventsNoted(database);
    this.index = new PersonIndex(database, secret);
    this.spread = new SpreadCodes(database, secret);
    const change = database.prepare<[Buffer, string]>('UPDATE personal SET sealed = ? WHERE player = ?');
    this.#change = database.transaction((playerId, data, sealed, before) => {
      change.run(sealed, playerId);
      this.index.remove(playerId, before);
      this.index.add(playerId, data);
    });
    this.#insert = database.transaction((playerId, data, wrappedKey, sealed, events) => {
      insert.run(playerId, wrappedKey, sealed);
      this.index.add(playerId, data);
      this.spread.add(playerId);
      note(events);
    });
    // What is deleted is written over, and does not stay in the write-ahead log either.
    database.pragma('secure_delete = ON');
    const drop = ['personal', 'person_fact', 'player_note', 'spread_code'].map(
      (table) => `DELETE FROM ${table} WHERE player = ?`,
    );
    this.#forget = (playerId, data) => {
      database.transaction(() => {
        for (const statement of drop) database.prepare<[string]>(statement).run(playerId);
        this.index.remove(playerId, data);
      })();
      database.pragma('wal_checkpoint(TRUNCATE)');
    };
    this.#indexAll(database);
  }

  /** What stands for a phone number in the log: keyed, because all numbers could be tried. */
  loginHash(phone: string): string {
    return hmacHex(this.#indexKey, phone);
  }

  /** What stands for a device in the log. */
  deviceHash(fingerprint: string): string {
    return hmacHex(this.#deviceKey, fingerprint);
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
    this.#insert(playerId, data, seal(this.#wrappingKey, key, playerId), sealed, claimed);
  }

  /**
   * Changes what is known of the person; what is undefined is known no more.
   * @throws when nothing is known of the player
   */
  update(playerId: string, change: { readonly [Name in keyof Personal]?: Personal[Name] | undefined }): void {
    const before = this.find(playerId);
    const key = this.#keyOf(playerId);
    if (before === undefined || key === undefined) throw new RangeError(`nothing is known of ${playerId}`);
    const data: unknown = JSON.parse(JSON.stringify({ ...before, ...change }));
    if (!personal.Check(data)) throw new TypeError(`what is to be known of ${playerId} is malformed`);
    this.#change(playerId, data, seal(key, Buffer.from(JSON.stringify(data)), playerId), before);
  }

  /** Deletes a player's key, and everything that lies under it. @returns whether there was one */
  forget(playerId: string): boolean {
    const found = this.find(playerId);
    if (found !== undefined) this.#forget(playerId, found);
    return found !== undefined;
  }

  /** Players whose phone number holds some digits. */
  withPhone(digits: string): string[] {
    return this.index
      .candidates(digits)
      .filter((playerId) => this.find(playerId)?.phone.includes(digits) === true);
  }

  /** Seals something else that is known of the person. @returns undefined when there is no key of theirs */
  seal(playerId: string, text: string, context: string): Buffer | undefined {
    const key = this.#keyOf(playerId);
    return key && seal(key, Buffer.from(text), `${context}/${playerId}`);
  }

  /** @throws when it was sealed for somebody else, or the key is gone */
  open(playerId: string, sealed: Buffer, context: string): string {
    const key = this.#keyOf(playerId);
    if (key === undefined) throw new RangeError(`there is no key of ${playerId}`);
    return unseal(key, sealed, `${context}/${playerId}`).toString('utf8');
  }

  #keyOf(playerId: string): Buffer | undefined {
    const row = this.#find.get(playerId);
    return row && unseal(this.#wrappingKey, row.wrapped_key, playerId);
  }

  /** Whoever was there before people could be searched for, or invite, is indexed, once. */
  #indexAll(database: Database): void {
    const codeless = database
      .prepare<[], { player: string }>(
        'SELECT player FROM personal WHERE player NOT IN (SELECT player FROM spread_code)',
      )
      .all();
    database.transaction(() => {
      for (const { player } of codeless) this.spread.add(player);
    })();
    const missing = database
      .prepare<[], { player: string }>(
        'SELECT player FROM personal WHERE player NOT IN (SELECT player FROM person_device)',
      )
      .all();
    database.transaction(() => {
      for (const { player } of missing) {
        const found = this.find(player);
        if (found !== undefined) this.index.add(player, found);
      }
    })();
  }
}

/** 138****0000: enough for its owner to know it. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
