import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';
import type { SecurityKind } from './kinds.ts';
import { type SecurityRow, SecurityTable } from './table.ts';

/** Who did something that matters for the shop's security, and what. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly address: string;
  /** an operator, a player's id, or what {@link SecurityTrail.veiled} makes of a name that nobody has; empty where none is known */
  readonly name: string;
  readonly what: string;
  readonly requestId: string;
}

/** How long events wait to be written, all at once. */
const WRITTEN_EVERY_MS = 1_000;
/** More events of a kind in a second that are not the same are only counted, so that a flood of one hides no other. */
const WAITING_MAX = 2_000;
/** The same again within this time is counted in one row. */
const TOLD_APART_MS = 60_000;
const VEILED_DIGITS = 16;

/** A lasting trail of security events: each a line in the log at once, and a row in the console's table within a second. */
export class SecurityTrail {
  readonly #table: SecurityTable;
  readonly #logger: Logger;
  readonly #clock: () => number;
  readonly #nameKey: Buffer;
  readonly #waiting = new Map<string, SecurityRow>();
  /** how many of each kind wait */
  readonly #held = new Map<SecurityKind, number>();
  #timer: NodeJS.Timeout | undefined;
  #left = 0;

  /** @param keptEach how many rows of each kind are kept, about */
  constructor(
    database: Database,
    secret: MasterSecret,
    logger: Logger,
    clock: () => number,
    keptEach?: number,
  ) {
    this.#table = new SecurityTable(database, secret, keptEach);
    this.#logger = logger;
    this.#clock = clock;
    this.#nameKey = secret.derive('skins unknown names v1');
  }

  /** What stands for a name that nobody has: the same each time, and not to be read: it may be a password. */
  veiled(name: string): string {
    return `unknown:${hmacHex(this.#nameKey, name).slice(0, VEILED_DIGITS)}`;
  }

  note({ kind, address, name, what, requestId }: SecurityEvent): void {
    const time = this.#clock();
    const minute = Math.floor(time / TOLD_APART_MS);
    const same = JSON.stringify([kind, address, name, what, minute]);
    const known = this.#waiting.get(same);
    if (known !== undefined) {
      this.#waiting.set(same, { ...known, count: known.count + 1 });
      return;
    }
    const held = this.#held.get(kind) ?? 0;
    if (held >= WAITING_MAX) {
      this.#left += 1;
      return;
    }
    this.#held.set(kind, held + 1);
    this.#logger.info({ security: kind, address, name, what, reqId: requestId }, 'security');
    this.#waiting.set(same, { time, same, kind, address, name, what, requestId, count: 1 });
    this.#timer ??= setTimeout(() => this.write(), WRITTEN_EVERY_MS).unref();
  }

  /** Writes what waits. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#held.clear();
    if (this.#left > 0) this.#logger.warn({ left: this.#left }, 'more security events than are kept');
    this.#left = 0;
    if (rows.length === 0) return;
    try {
      this.#table.add(rows, this.#clock());
    } catch (error) {
      // The lines are in the log: a disk that is full ends no call.
      this.#logger.error({ err: error, events: rows.length }, 'security events could not be kept');
    }
  }

  /** For the console: current, as everything is written first. */
  get table(): SecurityTable {
    this.write();
    return this.#table;
  }
}
