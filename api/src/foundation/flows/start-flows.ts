import type { Database } from 'better-sqlite3';
import type { Place } from '@skins/engine/kernel';
import type { Progress } from '../projections/index.ts';
import type { EventReader } from '../store/index.ts';
import { FlowListing } from './listing.ts';
import { OPEN_FLOWS } from './open-flows.ts';
import { OpenRows } from './open-rows.ts';
import type { AskBeacon, Outside } from './outside.ts';
import { type FlowGame, FlowRunner } from './runner.ts';
import type { Steps } from './steps.ts';
import { Sweep } from './sweep.ts';
import { type Timers, processTimers } from './wheel.ts';

const SWEEP_MS = 60_000;
/** How long the start waits for the projection before it looks whether it was stopped. */
const LOOK_MS = 1_000;
const REPORTED_MAX = 100;

/** Hears of what goes wrong, with what there is to say about it. */
interface FlowLog {
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}

interface FlowParts {
  readonly game: FlowGame & { readonly store: Pick<EventReader, 'head' | 'readStream'> };
  /** how each step is run, of all slices */
  readonly steps: Steps;
  /** read models, with the table of what is open */
  readonly readModels: Database;
  readonly progress: Pick<Progress, 'reached' | 'status'>;
  readonly logger: FlowLog;
  readonly outside?: Outside;
  /** none: a flow that waits for one is parked, and says so */
  readonly beacon?: AskBeacon | undefined;
  readonly timers?: Timers;
}

/** The flows of a shop at work. */
export interface Flows {
  readonly listing: FlowListing;
  /** Tries what failed of a flow at once. */
  retry(place: Place): Promise<void>;
  /** Leaves a flow alone until it is resumed, or the shop starts anew. */
  pause(place: Place): void;
  resume(place: Place): Promise<void>;
  /** Waits until all that was open at the start was looked at. */
  started(): Promise<void>;
  /** Waits until nothing can be done before something happens. */
  idle(): Promise<void>;
  /** Begins nothing more, and waits for the steps under way. */
  stop(): Promise<void>;
}

/** Follows a shop's flows until it is stopped. */
export const startFlows = (parts: FlowParts): Flows => new RunningFlows(parts);

class RunningFlows implements Flows {
  readonly listing: FlowListing;
  readonly #runner: FlowRunner;
  readonly #sweep: Sweep;
  readonly #parts: FlowParts;
  readonly #timers: Timers;
  readonly #started: Promise<void>;
  #cancelSweep = (): void => undefined;
  #sweeping = Promise.resolve();
  /** flows past their deadline that the watchdog has reported */
  #reported: ReadonlySet<Place> = new Set();
  #stopped = false;

  constructor(parts: FlowParts) {
    const { game, steps, readModels, logger, outside = new Map(), timers = processTimers, beacon } = parts;
    const rows = new OpenRows(readModels);
    this.#parts = parts;
    this.#timers = timers;
    this.#runner = new FlowRunner({
      game,
      steps,
      outside,
      beacon,
      timers,
      onTrouble(trouble, news, err) {
        if (news) logger.error({ ...trouble, err }, 'a flow is parked: see the list of flows');
        else if (!trouble.parked) logger.warn({ ...trouble, err }, 'a step of a flow failed');
      },
    });
    this.#sweep = new Sweep(rows, this.#runner, game.clock, () => this.#stopped);
    this.listing = new FlowListing(rows, this.#runner, game.clock);
    this.#started = this.#begin();
  }

  retry(place: Place): Promise<void> {
    return this.#runner.retry(place);
  }

  pause(place: Place): void {
    this.#runner.pause(place);
  }

  resume(place: Place): Promise<void> {
    return this.#runner.resume(place);
  }

  started(): Promise<void> {
    return this.#started;
  }

  idle(): Promise<void> {
    return this.#runner.idle();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelSweep();
    await this.#runner.stop();
    // Nothing reads the log or its read models from here on.
    await this.#started;
    await this.#sweeping;
  }

  /** What was open at the start; what begins from now on is heard of. */
  async #begin(): Promise<void> {
    const { game, progress, logger } = this.#parts;
    try {
      const head = await game.store.head();
      for (let there = false; !there && !this.#stopped;) there = await progress.reached(head, LOOK_MS);
      const parked = progress.status().find(({ name }) => name === OPEN_FLOWS)?.parked;
      if (parked !== undefined)
        logger.error({ parked }, 'what is open is not known: its projection is parked');
      await this.#sweep.everything();
    } catch (err) {
      logger.error({ err }, 'what was open at the start could not be looked through');
    }
    this.#sweepLater();
  }

  #sweepLater(): void {
    if (this.#stopped) return;
    this.#cancelSweep = this.#timers.after(SWEEP_MS, () => {
      this.#sweeping = this.#sweepNow();
    });
  }

  async #sweepNow(): Promise<void> {
    try {
      await this.#sweep.some();
      if (!this.#stopped) await this.#watch();
    } catch (err) {
      this.#parts.logger.error({ err }, 'open flows could not be looked through');
    }
    this.#sweepLater();
  }

  /** Reports, once each, flows that are past their deadline. */
  async #watch(): Promise<void> {
    const overdue = this.listing.overdue(REPORTED_MAX);
    for (const row of overdue)
      if (!this.#reported.has(row.place))
        this.#parts.logger.error(await this.listing.tell(row), 'a flow is past its deadline');
    this.#reported = new Set(overdue.map(({ place }) => place));
  }
}
