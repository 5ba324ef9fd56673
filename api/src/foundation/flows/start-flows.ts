import type { Database } from 'better-sqlite3';
import type { Place } from '@skins/engine/kernel';
import { type Timers, processTimers } from '../runtime/index.ts';
import type { Progress } from '../projections/index.ts';
import { type EventReader, type Lease, holds } from '../store/index.ts';
import type { NodeReports } from '../nodes/index.ts';
import type { Tables } from '../tables/index.ts';
import { FlowListing } from './listing.ts';
import { OPEN_FLOWS } from './open-flows.ts';
import { OpenRows } from './open-rows.ts';
import { FlowOrders } from './orders.ts';
import type { AskBeacon, Outside } from './outside.ts';
import { type FlowGame, FlowRunner } from './runner.ts';
import type { Steps } from './steps.ts';
import { Sweep } from './sweep.ts';
import type { Trouble } from './troubles.ts';

const SWEEP_MS = 60_000;
/** Time between two looks at the orders of other nodes, in milliseconds. */
const HEED_MS = 1_000;
/** Milliseconds for which the start waits for the projection before it checks whether it was stopped. */
const LOOK_MS = 1_000;
const REPORTED_MAX = 100;
/** Maximum length of an error in a report to other nodes, in characters. */
const ERROR_MAX = 500;

/** Receives failures with their details. */
interface FlowLog {
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}

interface FlowParts {
  readonly game: FlowGame & { readonly store: Pick<EventReader, 'head' | 'readStream'> };
  /** step runners of all slices */
  readonly steps: Steps;
  /** read models, including the table of open flows */
  readonly readModels: Database;
  readonly progress: Pick<Progress, 'reached' | 'status'>;
  readonly logger: FlowLog;
  readonly outside?: Outside;
  /** undefined: flows that wait for a beacon are parked with an error */
  readonly beacon?: AskBeacon | undefined;
  readonly timers?: Timers | undefined;
  /** the right to run flows, among several nodes; undefined: this is the only server */
  readonly lease?: Lease | undefined;
  /** what the nodes share, if there are several */
  readonly nodes?: SharedByNodes | undefined;
}

/** Where nodes leave orders for each other, and tell of failures. */
export interface SharedByNodes {
  readonly tables: Tables;
  readonly reports: Pick<NodeReports, 'others' | 'tell'>;
}

/** The running flows of a shop. */
export interface Flows {
  readonly listing: FlowListing;
  /** Retries the failed actions of a flow: immediately on the node that runs flows, within seconds if another node orders it. */
  retry(place: Place): Promise<void>;
  /**
   * Pauses a flow until it is resumed or the shop restarts. Nodes keep it paused until it is resumed; all heed it within seconds.
   * @param operator id of the operator who asks
   */
  pause(place: Place, operator: string): Promise<void>;
  resume(place: Place): Promise<void>;
  /** Waits until all flows that were open at the start have been looked at. */
  started(): Promise<void>;
  /** Waits until nothing can be done before the next event. */
  idle(): Promise<void>;
  /** Starts nothing more, and waits for the current steps. */
  stop(): Promise<void>;
}

/** Returns the failures for a report to other nodes. */
const reported = (troubles: readonly Trouble[]): Trouble[] =>
  troubles
    .toSorted((a, b) => Number(b.parked) - Number(a.parked))
    .slice(0, REPORTED_MAX)
    .map((trouble) => ({ ...trouble, error: trouble.error.slice(0, ERROR_MAX) }));

/** Runs a shop's flows until stopped. */
export const startFlows = (parts: FlowParts): Flows => new RunningFlows(parts);

class RunningFlows implements Flows {
  readonly listing: FlowListing;
  readonly #runner: FlowRunner;
  readonly #sweep: Sweep;
  readonly #parts: FlowParts;
  readonly #timers: Timers;
  readonly #started: Promise<void>;
  readonly #orders: FlowOrders | undefined;
  #cancelHeed = (): void => undefined;
  #heeding = Promise.resolve();
  #cancelSweep = (): void => undefined;
  #sweeping = Promise.resolve();
  /** overdue flows that the watchdog has reported */
  #reported: ReadonlySet<Place> = new Set();
  #stopped = false;

  constructor(parts: FlowParts) {
    const {
      game,
      steps,
      readModels,
      logger,
      outside = new Map(),
      timers = processTimers,
      beacon,
      lease,
      nodes,
    } = parts;
    const rows = new OpenRows(readModels);
    this.#parts = parts;
    this.#timers = timers;
    this.#runner = new FlowRunner({
      game,
      steps,
      outside,
      beacon,
      timers,
      lease,
      onTrouble(trouble, news, err) {
        if (news) logger.error({ ...trouble, err }, 'a flow is parked: see the list of flows');
        else if (!trouble.parked) logger.warn({ ...trouble, err }, 'a step of a flow failed');
      },
    });
    this.#sweep = new Sweep(rows, this.#runner, game.clock, () => this.#stopped);
    this.#orders = nodes && new FlowOrders({ ...nodes, runner: this.#runner, leads: () => holds(lease) });
    const others = () => nodes?.reports.others.flatMap(({ troubles }) => troubles) ?? [];
    this.listing = new FlowListing(rows, this.#runner, game.clock, others);
    nodes?.reports.tell(() => ({ troubles: reported(this.#runner.troubles.all()) }));
    this.#started = this.#begin();
    lease?.onChange(() => this.#takeOver());
  }

  async retry(place: Place): Promise<void> {
    if (!holds(this.#parts.lease)) await this.#orders?.retry(place);
    return this.#runner.retry(place);
  }

  async pause(place: Place, operator: string): Promise<void> {
    const pause = { since: this.#parts.game.clock(), operator };
    if (this.#orders === undefined) return this.#runner.pause(place, pause);
    await this.#orders.pause(place, pause);
    await this.#orders.heed();
  }

  async resume(place: Place): Promise<void> {
    if (this.#orders === undefined) return this.#runner.resume(place);
    await this.#orders.resume(place);
    await this.#orders.heed();
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
    this.#cancelHeed();
    await this.#heeding;
    await this.#runner.stop();
    // After this, nothing reads the log or its read models.
    await this.#started;
    await this.#sweeping;
  }

  /** Looks at the flows open at the start; later ones are noticed by their commits. */
  async #begin(): Promise<void> {
    const { progress, logger } = this.#parts;
    try {
      // Nothing that is paused is run first.
      await this.#heed();
      await this.#listed();
      const parked = progress.status().find(({ name }) => name === OPEN_FLOWS)?.parked;
      if (parked !== undefined)
        logger.error({ parked }, 'what is open is not known: its projection is parked');
      await this.#sweep.everything();
    } catch (err) {
      logger.error({ err }, 'what was open at the start could not be looked through');
    }
    this.#sweepLater();
  }

  /** Heeds the orders of all nodes, now and every second. */
  async #heed(): Promise<void> {
    if (this.#orders === undefined) return;
    await this.#orders
      .heed()
      .catch((err: unknown) => this.#parts.logger.warn({ err }, 'orders on flows cannot be read'));
    if (this.#stopped) return;
    this.#cancelHeed = this.#timers.after(HEED_MS, () => {
      this.#heeding = this.#heed();
      return this.#heeding;
    });
  }

  /** Waits until the list of open flows holds all that are open now. */
  async #listed(): Promise<void> {
    const { game, progress } = this.#parts;
    const head = await game.store.head();
    for (let there = false; !there && !this.#stopped;) there = await progress.reached(head, LOOK_MS);
  }

  /** Looks at all open flows once this node may run them. */
  #takeOver(): void {
    if (this.#stopped) return;
    if (!holds(this.#parts.lease)) return this.#runner.troubles.clear();
    this.#sweeping = this.#sweeping
      .then(() => this.#started)
      .then(() => this.#orders?.heed())
      .then(() => this.#listed())
      .then(() => this.#sweep.everything())
      .catch((err: unknown) => this.#parts.logger.error({ err }, 'open flows could not be taken over'));
  }

  #sweepLater(): void {
    if (this.#stopped) return;
    this.#cancelSweep = this.#timers.after(SWEEP_MS, () => {
      this.#sweeping = this.#sweeping.then(() => this.#sweepNow());
      return this.#sweeping;
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

  /** Reports each overdue flow once. */
  async #watch(): Promise<void> {
    const overdue = this.listing.overdue(REPORTED_MAX);
    for (const row of overdue)
      if (!this.#reported.has(row.place))
        this.#parts.logger.error(await this.listing.tell(row), 'a flow is past its deadline');
    this.#reported = new Set(overdue.map(({ place }) => place));
  }
}
