import type { Database, Statement } from 'better-sqlite3';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

/** Digits that a search by phone number needs; fewer would match everybody. */
const PART_DIGITS_MIN = 4;
/** Players examined per search. */
const CANDIDATES_MAX = 200;
const DEVICE_DIGITS = 16;

const SCHEMA = `CREATE TABLE IF NOT EXISTS person_part (part TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (part, player)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS person_device (device TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (device, player)) STRICT, WITHOUT ROWID`;

/** A person's searchable data. */
interface Searched {
  readonly phone: string;
  readonly fingerprint: string;
}

/**
 * Finds players by parts of their phone numbers and by device, outside the log. The tables hold hashes of four digits each,
 * under a key of the master secret, so the file alone reveals no number. The caller checks a match against the sealed number.
 */
export class PersonIndex {
  readonly #partKey: Buffer;
  readonly #deviceKey: Buffer;
  readonly #addPart: Statement<[string, string]>;
  readonly #addDevice: Statement<[string, string]>;
  readonly #removePart: Statement<[string, string]>;
  readonly #removeDevice: Statement<[string, string]>;
  readonly #players: Statement<[string, number], { player: string }>;
  readonly #holds: Statement<[string, string], { player: string }>;
  readonly #onDevice: Statement<[string, number], { player: string }>;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    this.#partKey = secret.derive('skins phone parts v1');
    this.#deviceKey = secret.derive('skins devices v1');
    this.#addPart = database.prepare('INSERT OR IGNORE INTO person_part (part, player) VALUES (?, ?)');
    this.#addDevice = database.prepare('INSERT OR IGNORE INTO person_device (device, player) VALUES (?, ?)');
    this.#removePart = database.prepare('DELETE FROM person_part WHERE part = ? AND player = ?');
    this.#removeDevice = database.prepare('DELETE FROM person_device WHERE device = ? AND player = ?');
    this.#players = database.prepare('SELECT player FROM person_part WHERE part = ? LIMIT ?');
    this.#holds = database.prepare('SELECT player FROM person_part WHERE part = ? AND player = ?');
    this.#onDevice = database.prepare('SELECT player FROM person_device WHERE device = ? LIMIT ?');
  }

  add(playerId: string, { phone, fingerprint }: Searched): void {
    for (const part of partsOf(phone)) this.#addPart.run(this.#hash(part), playerId);
    this.#addDevice.run(this.deviceOf(fingerprint), playerId);
  }

  /** Removes a player from the index. */
  remove(playerId: string, { phone, fingerprint }: Searched): void {
    for (const part of partsOf(phone)) this.#removePart.run(this.#hash(part), playerId);
    this.#removeDevice.run(this.deviceOf(fingerprint), playerId);
  }

  /** Returns players whose numbers may contain some digits, up to a limit. */
  candidates(digits: string): string[] {
    const [first, ...others] = partsOf(digits).map((part) => this.#hash(part));
    if (first === undefined) return [];
    return this.#players
      .all(first, CANDIDATES_MAX)
      .map(({ player }) => player)
      .filter((player) => others.every((part) => this.#holds.get(part, player) !== undefined));
  }

  /** Returns a device's name in the console: stable, and useless to find the device. */
  deviceOf(fingerprint: string): string {
    return this.deviceHash(fingerprint).slice(0, DEVICE_DIGITS);
  }

  /** Returns the keyed hash that stands for a device in the log. */
  deviceHash(fingerprint: string): string {
    return hmacHex(this.#deviceKey, fingerprint);
  }

  /** Returns the players who registered on a device. */
  onDevice(device: string): string[] {
    return this.#onDevice.all(device, CANDIDATES_MAX).map(({ player }) => player);
  }

  #hash(part: string): string {
    return hmacHex(this.#partKey, part).slice(0, DEVICE_DIGITS);
  }
}

/** Returns the distinct runs of four digits. */
function partsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - PART_DIGITS_MIN + 1);
  return [...new Set(Array.from({ length: count }, (_none, at) => digits.slice(at, at + PART_DIGITS_MIN)))];
}
