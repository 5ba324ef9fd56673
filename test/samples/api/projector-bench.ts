import type { Codec } from '@skins/engine/kernel';
import Database from 'better-sqlite3';
import { afterEach, beforeEach } from 'vitest';
import { CoinsMoved, purseCodec } from './purse.ts';
import { type EventStore, createMemoryStore, positionOf } from '../../../api/src/foundation/store/index.ts';
import type { Projection } from '../../../api/src/foundation/projections/projection.ts';
import { Projector } from '../../../api/src/foundation/projections/projector.ts';
import type { CounterRow } from './counters.ts';

/** A log and a file for projections, new for each test. */
export class ProjectorBench {
  store = createMemoryStore();
  database = new Database(':memory:');
  parked: { name: string; error: unknown }[] = [];
  #commands = 0;

  constructor() {
    beforeEach(() => {
      this.store = createMemoryStore();
      this.database = new Database(':memory:');
      this.parked = [];
    });
    afterEach(async () => {
      await this.store.close();
      this.database.close();
    });
  }

  projector(
    projections: readonly Projection[],
    { readAll, codec = purseCodec }: Partial<Pick<EventStore, 'readAll'>> & { readonly codec?: Codec } = {},
  ): Projector {
    const { store } = this;
    const reader = {
      readStream: store.readStream.bind(store),
      head: store.head.bind(store),
      close: store.close.bind(store),
      readAll: readAll ?? store.readAll.bind(store),
    };
    return new Projector(reader, codec, this.database, projections, (name, error) =>
      this.parked.push({ name, error }),
    );
  }

  /** Appends this many moves of one coin, alternating between two streams. */
  async grow(events: number): Promise<void> {
    for (let n = 0; n < events; n += 1) {
      const stream = `purse-${n % 2 === 0 ? 'a' : 'b'}`;
      const expectedVersion = (await this.store.readStream(stream)).length;
      this.#commands += 1;
      await this.store.append({
        stream,
        expectedVersion,
        events: [CoinsMoved.of({ by: 1, left: expectedVersion + 1 })],
        command: { id: `command-${this.#commands}`, inputHash: 'a'.repeat(64) },
        time: 0,
        actor: 'player',
      });
    }
  }
}

/** The expected row of a stream after this many events. @param last global number of its last event */
export const counted = (stream: string, events: number, last: number): CounterRow => ({
  stream: `purse-${stream}`,
  events,
  coins: events,
  last: positionOf(last),
});
