import type { BoxVersion } from '@skins/engine/catalogue';
import type { Game } from '@skins/api/foundation/game';
import { TooManyConflicts } from '@skins/api/foundation/runtime';
import type { Random } from '../audit/random.ts';
import type { Heard } from './auditor.ts';
import { StorageFailed } from './faulty-store.ts';
import { type Wish, send } from './wishes.ts';

const USER_SEEDS = ['abc', 'def', 'x1', 'no seed', ''];
/** Of a hundred wishes. */
const AGAIN = 15;
const SEEDS = 20;
const MISTAKES = 10;

/** A crowd that wants things at random, sends them again at random, and remembers what it heard. */
export class Workload {
  readonly heard: Heard[] = [];
  readonly #games: readonly Game[];
  readonly #random: Random;
  readonly #players: readonly string[];
  readonly #boxes: readonly BoxVersion[];
  #left: number;

  constructor(options: {
    games: readonly Game[];
    random: Random;
    players: readonly string[];
    boxes: readonly BoxVersion[];
    wishes: number;
  }) {
    this.#games = options.games;
    this.#random = options.random;
    this.#players = options.players;
    this.#boxes = options.boxes;
    this.#left = options.wishes;
  }

  /** So many at a time, until all wishes were sent; failures of the storage are no answers. */
  async run(atOnce: number): Promise<void> {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (this.#left > 0) {
          this.#left -= 1;
          await this.#sendOne();
        }
      }),
    );
  }

  /** Sends everything that was never answered once more, on a storage that works. @returns how many those were */
  async settle(): Promise<number> {
    const open = this.heard.filter(({ answers }) => answers.length === 0);
    for (const wish of open) wish.answers.push(await send(this.#random.pick(this.#games), wish));
    return open.length;
  }

  async #sendOne(): Promise<void> {
    const wish = this.#random.below(100) < AGAIN ? this.#again() : this.#fresh();
    try {
      wish.answers.push(await send(this.#random.pick(this.#games), wish));
    } catch (error) {
      if (!(error instanceof StorageFailed || error instanceof TooManyConflicts)) throw error;
    }
  }

  #fresh(): Heard {
    const playerId = this.#random.pick(this.#players);
    const fresh = { playerId, key: `key-${this.heard.length}`, wish: this.#wish(), answers: [] };
    this.heard.push(fresh);
    return fresh;
  }

  /** A wish sent before, just as it was; or its key with another wish. */
  #again(): Heard {
    if (this.heard.length === 0) return this.#fresh();
    const before = this.#random.pick(this.heard);
    if (this.#random.below(3) > 0) return before;
    const other = { ...before, wish: this.#wish(), answers: [] };
    this.heard.push(other);
    return other;
  }

  #wish(): Wish {
    if (this.#random.below(100) < SEEDS)
      return { command: 'set-user-seed', input: { userSeed: this.#random.pick(USER_SEEDS) } };
    const { odds, versionHash } = this.#random.pick(this.#boxes);
    const input = { boxId: odds.boxId, count: 1 + this.#random.below(10), versionHash };
    return { command: 'open-box', input: this.#random.below(100) < MISTAKES ? this.#mistaken(input) : input };
  }

  #mistaken<Input extends object>(input: Input): Input {
    return this.#random.pick([
      { ...input, count: 0 },
      { ...input, count: 11 },
      { ...input, boxId: 'nothing' },
      { ...input, versionHash: '0'.repeat(64) },
    ]);
  }
}
