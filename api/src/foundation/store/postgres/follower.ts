import { setTimeout as after } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { CLOCK_TOLERANCE_MS } from '@skins/engine/kernel';
import { FencedOff, StorageBroken } from '../failures.ts';
import type { LogFollower, Recorded } from '../port.ts';
import { ordinalOf, positionOf } from '../position.ts';
import { type Connections, type Statement, commitsLost, fencedOff } from './connections.ts';
import type { PostgresReader } from './reader.ts';

/** Events read at once. */
const PAGE = 500;
/** Longest time without a look at the log, in milliseconds: a notification may be lost. */
const LOOK_MS = 500;
/** Rest after a failed look, in milliseconds. */
const REST_MS = 250;
/** Longest wait for what others appended, in milliseconds. */
const REACHED_MS = 5_000;
/** Looks between two signs of life. */
const LOOKS_PER_SIGN = 4;

/** The channel of a log: one for each schema. */
const CHANNEL = `'skins_log_' || md5(current_schema())`;
const NOTIFY: Statement = { name: 'log_notify', text: `SELECT pg_notify(${CHANNEL}, '')` };
const HEAD: Statement = { name: 'log_now', text: 'SELECT events FROM log_head' };
const SIGN: Statement = {
  name: 'log_sign',
  text: `UPDATE log_nodes SET seen = clock_timestamp() WHERE node = $1 AND fence = ANY ($2::uuid[])
    RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
};

interface FollowerParts {
  readonly node: string;
  /** Returns the fences that the node may have. */
  readonly fences: () => readonly string[];
  readonly connections: Connections;
  readonly reader: PostgresReader;
  /** number of events in the log when the node joined */
  readonly from: number;
  /** wall clock of this machine, in milliseconds since 1970 */
  readonly wall: () => number;
  readonly onBroken: (reason: Error) => void;
}

/**
 * Reads what all nodes append, in order: after a notification, and every half second anyway. Notifications are sent after the commit,
 * on another connection, because NOTIFY in a transaction makes commits wait for each other.
 */
export class PostgresFollower implements LogFollower {
  readonly #parts: FollowerParts;
  readonly #waiting = new Set<() => void>();
  #heard: number;
  #listener: ((recorded: readonly Recorded[]) => void) | undefined;
  #closed = false;
  #wake: () => void = () => undefined;
  #woken = false;
  #looks = 0;
  #fault: string | undefined;
  #notifying = false;
  #notifyAgain = false;
  #following: Promise<void> = Promise.resolve();
  #listening: Promise<void> = Promise.resolve();
  #hangUp: () => void = () => undefined;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    this.#heard = parts.from;
  }

  get heard(): number {
    return this.#heard;
  }

  get fault(): string | undefined {
    return this.#fault;
  }

  follow(listener: (recorded: readonly Recorded[]) => void): void {
    this.#listener = listener;
    this.#following = this.#follow();
    this.#listening = this.#listen();
  }

  async reached(events: number, timeoutMs = REACHED_MS): Promise<boolean> {
    const until = performance.now() + timeoutMs;
    while (this.#heard < events) {
      const left = until - performance.now();
      if (left <= 0 || this.#closed || this.#listener === undefined) return false;
      await this.#news(left);
    }
    return true;
  }

  /** Tells this node and the others that the log has grown. */
  grown(events: number): void {
    if (events <= this.#heard) return;
    this.#look();
    void this.#notify();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#look();
    this.#hangUp();
    await Promise.all([this.#following, this.#listening]);
    for (const wake of this.#waiting) wake();
    await this.#parts.connections.close();
  }

  /** One notification stands for all commits meanwhile; a lost one is made up for by the next look. */
  async #notify(): Promise<void> {
    if (this.#notifying) {
      this.#notifyAgain = true;
      return;
    }
    this.#notifying = true;
    do {
      this.#notifyAgain = false;
      await this.#parts.connections.run(NOTIFY, []).catch(() => undefined);
    } while (this.#notifyAgain && !this.#closed);
    this.#notifying = false;
  }

  #look(): void {
    this.#woken = true;
    this.#wake();
  }

  async #follow(): Promise<void> {
    while (!this.#closed) {
      this.#woken = false;
      try {
        await this.#readOn();
        this.#looks += 1;
        if (this.#looks % LOOKS_PER_SIGN === 1) await this.#sign();
      } catch (error) {
        if (this.#closed) return;
        if (error instanceof FencedOff || error instanceof StorageBroken) {
          this.#parts.onBroken(error);
          return;
        }
        await after(REST_MS);
      }
      await this.#rest();
    }
  }

  /** @throws StorageBroken when the log is shorter than what was heard */
  async #readOn(): Promise<void> {
    const { reader, connections } = this.#parts;
    for (;;) {
      const page = await reader.readAll(positionOf(this.#heard), PAGE);
      const last = page.at(-1);
      if (last === undefined) break;
      this.#heard = ordinalOf(last.position);
      this.#listener?.(page);
      for (const wake of this.#waiting) wake();
      if (this.#closed) return;
    }
    const [head] = await connections.read<{ events: string }>(HEAD, []);
    if (Number(head?.events ?? 0) < this.#heard) throw commitsLost(connections.name);
  }

  /** Gives a sign of life, and compares the clocks. @throws FencedOff when the node has been removed */
  async #sign(): Promise<void> {
    const { connections, node, fences, wall } = this.#parts;
    const sent = wall();
    const [row] = await connections.run<{ now: number }>(SIGN, [node, `{${fences().join(',')}}`]);
    const received = wall();
    if (row === undefined) throw fencedOff(connections.name);
    // The server read its clock at some time in between.
    const ahead = sent - row.now > CLOCK_TOLERANCE_MS;
    const behind = row.now - received > CLOCK_TOLERANCE_MS;
    this.#fault =
      ahead || behind
        ? `the clock is ${((ahead ? sent - row.now : row.now - received) / 1_000).toFixed(1)} s ${ahead ? 'ahead of' : 'behind'} the clock of ${connections.name}: set it right`
        : undefined;
  }

  async #rest(): Promise<void> {
    if (this.#woken || this.#closed) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = setTimeout(resolve, LOOK_MS);
    await promise;
    clearTimeout(timer);
  }

  /** Listens on one connection after another until closed. */
  async #listen(): Promise<void> {
    const { connections } = this.#parts;
    while (!this.#closed)
      try {
        await connections.with((client) => this.#listenOn(client));
      } catch {
        if (!this.#closed) await after(REST_MS);
      }
  }

  async #listenOn(client: PoolClient): Promise<void> {
    const { rows } = await client.query<{ channel: string }>(`SELECT ${CHANNEL} AS channel`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const hear = () => this.#look();
    const lose = () => reject(new Error('the connection is lost'));
    client.on('notification', hear).on('error', lose).on('end', lose);
    this.#hangUp = resolve;
    // A connection that is lost during LISTEN fails that query first, and nobody waits for this any more.
    promise.catch(() => undefined);
    try {
      await client.query(`LISTEN "${rows[0]?.channel}"`);
      // Something may have been appended before.
      this.#look();
      if (!this.#closed) await promise;
      await client.query('UNLISTEN *');
    } finally {
      client.off('notification', hear).off('error', lose).off('end', lose);
    }
  }

  async #news(timeoutMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeoutMs);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }
}
