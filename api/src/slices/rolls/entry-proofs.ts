import type { Drawn } from '@skins/engine/rolls';
import { proveEntries } from '../../foundation/draws/index.ts';
import type { Game } from '../../foundation/game/game.ts';
import { entryPages } from './room-entries.ts';

type Proven = ReadonlyMap<number, Drawn>;

/** Who is to be proved next, of one room. */
interface Run {
  readonly numbers: Set<number>;
  readonly proven: Promise<Proven>;
}

/** Proofs of entries of frozen rooms. Each reads its whole room, so they come one run after another, and whoever asks meanwhile shares the next one. */
export class EntryProofs {
  readonly #game: Pick<Game, 'store' | 'shop'>;
  /** by room; those that have not begun */
  readonly #waiting = new Map<string, Run>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(game: Pick<Game, 'store' | 'shop'>) {
    this.#game = game;
  }

  /** An entry with its proof under the room's root. @param n one of the room's entries */
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
