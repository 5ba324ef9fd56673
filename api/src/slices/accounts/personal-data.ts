import { randomBytes } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import { AGREED_LANGUAGES } from '@skins/engine/accounts';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { eventsNoted, prepareMemory } from '../../foundation/mark/accounts-memory.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import type { Tables } from '../../foundation/tables/index.ts';
import { Follows } from './follows.ts';
import { PersonIndex } from './person-index.ts';
import { aloneWith } from './person-table.ts';
import { PlayerMarks } from './player-marks.ts';
import { ReadMarks } from './read-marks.ts';
import { Reminders } from './reminders.ts';
import { seal, unseal } from './sealed-box.ts';
import { SpreadCodes } from './spread-codes.ts';

const Personal = Type.Object({
  phone: Type.String(),
  /** PHC string */
  passwordHash: Type.String(),
  fingerprint: Type.String(),
  /** code of the inviting player; empty for none */
  spreadCode: Type.String(),
  /** new number of a running change */
  nextPhone: Type.Optional(Type.String()),
  /** the language of the registration, and the hash of the texts that were shown, until the log has it; empty for none */
  agreed: Type.Optional(Type.Object({ language: Type.Enum([...AGREED_LANGUAGES]), hash: Type.String() })),
});
/** Personal data of a player: stored outside the log, never in it. */
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

/** Personal data, each player's under a key of its own. Deleting the key makes the data unreadable. */
export class PersonalData {
  readonly #tables: Tables;
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
  /** finds people by their data */
  readonly index: PersonIndex;
  /** invitation codes */
  readonly spread: SpreadCodes;
  /** what accounts have in common */
  readonly marks: PlayerMarks;
  /** what each player has read */
  readonly reads: ReadMarks;
  /** whom each player follows */
  readonly follows: Follows;
  /** activities of whose start players want to be told */
  readonly reminders: Reminders;
  readonly #change: (playerId: string, data: Personal, sealed: Buffer, before: Personal) => void;
  readonly #forget: (playerId: string, data: Personal) => void;

  constructor(database: Database, tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
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
    this.marks = new PlayerMarks(tables, secret);
    this.reads = new ReadMarks(tables);
    this.follows = new Follows(tables);
    this.reminders = new Reminders(tables);
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
    // SQLite overwrites deleted rows; a checkpoint also clears the write-ahead log.
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

  /** Returns the hash that stands for a phone number in the log. It is keyed, because all numbers could be tried. */
  loginHash(phone: string): string {
    return hmacHex(this.#indexKey, phone);
  }

  /** Returns the keyed hash that stands for a device in the log. */
  deviceHash(fingerprint: string): string {
    return hmacHex(this.#deviceKey, fingerprint);
  }

  /** Derives the id of the player whom a command registers: the same on every retry, and not guessable. */
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
   * @param claimed number of events in the log when the login was claimed; a log with fewer events is an older one
   * @throws if the player has personal data already
   */
  add(playerId: string, data: Personal, claimed = 0): void {
    const key = randomBytes(32);
    const sealed = seal(key, Buffer.from(JSON.stringify(data)), playerId);
    this.#insert(playerId, data, seal(this.#wrappingKey, key, playerId), sealed, claimed);
  }

  /**
   * Changes personal data; undefined values are removed.
   * @throws if the player has no personal data
   */
  update(playerId: string, change: { readonly [Name in keyof Personal]?: Personal[Name] | undefined }): void {
    const before = this.find(playerId);
    const key = this.#keyOf(playerId);
    if (before === undefined || key === undefined) throw new RangeError(`nothing is known of ${playerId}`);
    const data: unknown = JSON.parse(JSON.stringify({ ...before, ...change }));
    if (!personal.Check(data)) throw new TypeError(`what is to be known of ${playerId} is malformed`);
    this.#change(playerId, data, seal(key, Buffer.from(JSON.stringify(data)), playerId), before);
  }

  /** Deletes a player's key and everything under it. @returns whether there was one */
  async forget(playerId: string): Promise<boolean> {
    const found = this.find(playerId);
    if (found === undefined) return false;
    const beside = [this.follows, this.reads, this.reminders, this.marks];
    // Delete the key last: while it exists, all steps are repeated.
    await this.#tables.change(
      beside.flatMap((one) => one.forgetting(playerId)),
      aloneWith(playerId),
    );
    this.#forget(playerId, found);
    return true;
  }

  /** Returns players whose phone number contains some digits. */
  withPhone(digits: string): string[] {
    return this.index
      .candidates(digits)
      .filter((playerId) => this.find(playerId)?.phone.includes(digits) === true);
  }

  /** Seals further personal data. @returns undefined if the player has no key */
  seal(playerId: string, text: string, context: string): Buffer | undefined {
    const key = this.#keyOf(playerId);
    return key && seal(key, Buffer.from(text), `${context}/${playerId}`);
  }

  /** @throws if it was sealed for another player, or the key is gone */
  open(playerId: string, sealed: Buffer, context: string): string {
    const key = this.#keyOf(playerId);
    if (key === undefined) throw new RangeError(`there is no key of ${playerId}`);
    return unseal(key, sealed, `${context}/${playerId}`).toString('utf8');
  }

  #keyOf(playerId: string): Buffer | undefined {
    const row = this.#find.get(playerId);
    return row && unseal(this.#wrappingKey, row.wrapped_key, playerId);
  }

  /** Indexes players who registered before search and invitations existed, once. */
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
