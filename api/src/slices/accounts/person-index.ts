import type { Database, Statement } from 'better-sqlite3';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

/** So many digits of a phone number find it; fewer would find everybody. */
const PART_DIGITS_MIN = 4;
/** Players that one search looks at. */
const CANDIDATES_MAX = 200;
const DEVICE_DIGITS = 16;

const SCHEMA = `CREATE TABLE IF NOT EXISTS person_part (part TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (part, player)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS person_device (device TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (device, player)) STRICT, WITHOUT ROWID`;

/** What of a person can be searched for. */
interface Searched {
  readonly phone: string;
  readonly fingerprint: string;
}

/**
 * Finds players by parts of their phone numbers, and by device, beside the log. What lies in the tables are hashes of four
 * digits each, under a key of the master secret: who has the file alone reads no number in it. A part that is found is held to
 * the number itself, which is sealed, by whoever asks.
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

  /** Forgets what a player was found by. */
  remove(playerId: string, { phone, fingerprint }: Searched): void {
    for (const part of partsOf(phone)) this.#removePart.run(this.#hash(part), playerId);
    this.#removeDevice.run(this.deviceOf(fingerprint), playerId);
  }

  /** Players whose numbers may hold some digits, a limited number of them. */
  candidates(digits: string): string[] {
    const [first, ...others] = partsOf(digits).map((part) => this.#hash(part));
    if (first === undefined) return [];
    return this.#players
      .all(first, CANDIDATES_MAX)
      .map(({ player }) => player)
      .filter((player) => others.every((part) => this.#holds.get(part, player) !== undefined));
  }

  /** What a device is called in the console: the same each time, and nothing to find the device by. */
  deviceOf(fingerprint: string): string {
    return this.deviceHash(fingerprint).slice(0, DEVICE_DIGITS);
  }

  /** What stands for a device in the log. */
  deviceHash(fingerprint: string): string {
    return hmacHex(this.#deviceKey, fingerprint);
  }

  /** Players who registered on a device. */
  onDevice(device: string): string[] {
    return this.#onDevice.all(device, CANDIDATES_MAX).map(({ player }) => player);
  }

  #hash(part: string): string {
    return hmacHex(this.#partKey, part).slice(0, DEVICE_DIGITS);
  }
}

/** All runs of four digits, each once. */
function partsOf(digits: string): string[] {
  const count = Math.max(0, digits.length - PART_DIGITS_MIN + 1);
  return [...new Set(Array.from({ length: count }, (_none, at) => digits.slice(at, at + PART_DIGITS_MIN)))];
}
