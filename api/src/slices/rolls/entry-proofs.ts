import type { Drawn } from '@skins/engine/rolls';
import { proveEntries } from '../../foundation/draws/index.ts';
import type { Game } from '../../foundation/game/game.ts';
import { entryPages } from './room-entries.ts';

type Proven = ReadonlyMap<number, Drawn>;

/** The next proofs of a room. */
interface Run {
  readonly numbers: Set<number>;
  readonly proven: Promise<Proven>;
}

/** Proves entries of frozen rooms. Each proof reads the whole room, so runs come one after another, and waiting requests share the next one. */
export class EntryProofs {
  readonly #game: Pick<Game, 'store' | 'shop'>;
  /** runs that have not begun, by room */
  readonly #waiting = new Map<string, Run>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(game: Pick<Game, 'store' | 'shop'>) {
    this.#game = game;
  }

  /** Returns an entry with its proof under the room's root. @param n number of one of the room's entries */
  async of(roomId: string, n: number): Promise<Drawn | undefined> {
    const run = this.#waiting.get(roomId) ?? this.#planned(roomId);
    run.numbers.add(n);
    return (await run.proven).get(n);
  }

  #planned(roomId: string): Run {
    const numbers = new Set<number>();
    const proven = this.#last.then(() => {
      this.#waiting.delete(roomId);
      return this.#prove(roomId, [...numbers]);
    });
    this.#last = proven.catch(() => undefined);
    const run = { numbers, proven };
    this.#waiting.set(roomId, run);
    return run;
  }

  async #prove(roomId: string, numbers: readonly number[]): Promise<Proven> {
    const { drawn } = await proveEntries(numbers, entryPages(this.#game, roomId));
    return new Map(drawn.map((entry) => [entry.n, { ...entry, proof: [...entry.proof] }]));
  }
}
