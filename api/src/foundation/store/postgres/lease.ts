import { setTimeout as after } from 'node:timers/promises';
import type { Lease } from '../port.ts';
import { underHead } from './admission.ts';
import type { Connections, Statement } from './connections.ts';

/** How long the lease is held without a renewal, in milliseconds. With `LOOK_MS` it bounds a takeover: below 10 s. */
const HELD_MS = 6_000;
/** Time between renewals, and between two looks whether it is free, in milliseconds. */
const LOOK_MS = 1_000;

const RENEW: Statement = {
  name: 'lease_renew',
  text: `UPDATE log_lease SET until = clock_timestamp() + make_interval(secs => ${HELD_MS / 1_000})
    WHERE holder = $1 AND generation = $2 RETURNING generation`,
};
const FREE: Statement = {
  name: 'lease_free',
  text: 'SELECT 1 AS free FROM log_lease WHERE until < clock_timestamp()',
};
const TAKE = `UPDATE log_lease
  SET holder = $1, generation = generation + 1, until = clock_timestamp() + make_interval(secs => ${HELD_MS / 1_000})
  WHERE until < clock_timestamp() RETURNING generation`;
const GIVE_BACK: Statement = {
  name: 'lease_give_back',
  text: `UPDATE log_lease SET until = '-infinity' WHERE holder = $1 AND generation = $2`,
};

/** Holds the lease of a log whenever no other node does. Time is the server's; a frozen process finds its own time over. */
export class PostgresLease implements Lease {
  readonly #connections: Connections;
  readonly #node: string;
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #held: { readonly generation: number; readonly until: number } | undefined;
  #holds = false;
  readonly #keeping: Promise<void>;
  #given: Promise<void> | undefined;

  constructor(connections: Connections, node: string) {
    this.#connections = connections;
    this.#node = node;
    this.#keeping = this.#keep();
  }

  get generation(): number | undefined {
    const held = this.#stop.signal.aborted ? undefined : this.#held;
    return held !== undefined && performance.now() < held.until ? held.generation : undefined;
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  giveBack(): Promise<void> {
    this.#given ??= this.#end();
    return this.#given;
  }

  async close(): Promise<void> {
    await this.giveBack();
    await this.#connections.close();
  }

  async #end(): Promise<void> {
    this.#stop.abort();
    this.#tell();
    // A renewal under way would come after it, and a takeover would be forgotten.
    await this.#keeping;
    if (this.#held === undefined) return;
    // Without an answer, the lease ends by itself.
    await this.#connections.run(GIVE_BACK, [this.#node, this.#held.generation]).catch(() => undefined);
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      // A failure is followed by another look; without a renewal the lease ends by itself.
      await this.#look().catch(() => undefined);
      this.#tell();
      await after(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    // Counted from before the server does: it must not end there earlier than here.
    const until = performance.now() + HELD_MS;
    const before = this.#held?.generation;
    if (before !== undefined) {
      const renewed = await this.#connections.run(RENEW, [this.#node, before]);
      this.#held = renewed.length > 0 ? { generation: before, until } : undefined;
      if (this.#held !== undefined) return;
    }
    if ((await this.#connections.run(FREE, [])).length === 0) return;
    const generation = await this.#take();
    if (generation !== undefined) this.#held = { generation, until };
  }

  /** Takes it over while no batch is under way: one that was decided under the former generation is committed, or fails. */
  #take(): Promise<number | undefined> {
    return underHead(this.#connections, async (client) => {
      const { rows } = await client.query<{ generation: string }>(TAKE, [this.#node]);
      return rows[0] === undefined ? undefined : Number(rows[0].generation);
    });
  }

  #tell(): void {
    const holds = this.generation !== undefined;
    if (holds === this.#holds) return;
    this.#holds = holds;
    for (const listener of this.#listeners) listener();
  }
}
