import { setTimeout } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { FIRST_EPOCH } from '@skins/engine/epochs';
import { type Game, renewSeedChains } from '../../foundation/game/index.ts';
import type { Progress } from '../../foundation/projections/index.ts';
import { countStale, staleAfter } from './views.ts';

const PAGE = 256;
/** Timeout of a wait for the lists, after which it checks for a stop. */
const LOOK_MS = 1_000;
/** Pause after each player, as a multiple of the work: hashing a player's chains blocks the event loop for tens of milliseconds. */
const REST = 3;
/** Minimum pause, also after a store error. */
const REST_MIN_MS = 10;
/** Maximum pause: a busy machine makes the work look long. */
const REST_MAX_MS = 250;
const REPORT_EACH = 1_000;

interface RenewalParts {
  readonly game: Pick<Game, 'store' | 'runtime' | 'streams' | 'seedChains'>;
  /** the lists, with the open chains */
  readonly readModels: Database;
  readonly progress: Pick<Progress, 'reached'>;
  readonly logger: {
    info(about: object, words: string): void;
    error(about: object, words: string): void;
  };
}

/** Renews all chains of earlier epochs, so that the register is complete even if players never return. */
interface Renewal {
  /** Waits until all players with such chains at the start were handled, or until a stop. */
  ended(): Promise<void>;
  /** Starts no further player, and waits for the current one. */
  stop(): Promise<void>;
}

/**
 * Renews the chains of all players that are of an earlier epoch, one player at a time, with a quarter of a processor. The log
 * holds the results, so a restart continues.
 */
export const startRenewal = (parts: RenewalParts): Renewal => new RunningRenewal(parts);

class RunningRenewal implements Renewal {
  readonly #parts: RenewalParts;
  readonly #ended: Promise<void>;
  readonly #stopped = new AbortController();

  constructor(parts: RenewalParts) {
    this.#parts = parts;
    this.#ended = parts.game.seedChains.epoch === FIRST_EPOCH ? Promise.resolve() : this.#begin();
  }

  ended(): Promise<void> {
    return this.#ended;
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#ended;
  }

  async #begin(): Promise<void> {
    const { game, progress, logger } = this.#parts;
    try {
      const head = await game.store.head();
      for (let there = false; !there && !this.#isStopped();) there = await progress.reached(head, LOOK_MS);
      await this.#all();
    } catch (err) {
      logger.error({ err }, 'who has seed chains of an earlier epoch could not be looked up');
    }
  }

  async #all(): Promise<void> {
    const { game, readModels, logger } = this.#parts;
    const { epoch } = game.seedChains;
    const players = this.#isStopped() ? 0 : countStale(readModels)(epoch);
    if (players === 0) return;
    logger.info({ epoch, players }, 'seed chains of earlier epochs are voided and renewed');
    let renewed = 0;
    let looked = 0;
    for (const player of this.#stalePlayers(epoch)) {
      if (this.#isStopped()) return;
      if (await this.#renew(player)) renewed += 1;
      looked += 1;
      if (looked % REPORT_EACH === 0) logger.info({ epoch, renewed }, 'seed chains were renewed');
    }
    logger.info({ epoch, renewed, looked }, 'seed chains of earlier epochs were voided and renewed');
  }

  /** Yields each player once, however far the lists are. */
  *#stalePlayers(epoch: number): Generator<string> {
    const after = staleAfter(this.#parts.readModels);
    for (let last: string | undefined = ''; last !== undefined;) {
      const page = after(epoch, last, PAGE);
      yield* page;
      last = page.at(-1);
    }
  }

  /** @returns whether it succeeded; a failed player is renewed at the next command or start */
  async #renew(player: string): Promise<boolean> {
    const start = performance.now();
    try {
      await renewSeedChains(this.#parts.game, player);
      return true;
    } catch (err) {
      this.#parts.logger.error({ err, player }, 'seed chains of an earlier epoch could not be renewed');
      return false;
    } finally {
      const rest = REST * (performance.now() - start);
      await this.#rest(Math.min(REST_MAX_MS, Math.max(REST_MIN_MS, rest)));
    }
  }

  /** Pauses until the time is over or a stop. */
  async #rest(milliseconds: number): Promise<void> {
    const { signal } = this.#stopped;
    try {
      await setTimeout(milliseconds, undefined, { signal, ref: false });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  #isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }
}
