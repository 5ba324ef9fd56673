import {
  IDLE,
  isLocked,
  step,
  type Failure,
  type Motion,
  type Order,
  type Play,
  type PlayEvent,
} from './play';
import { SETTLE, SHOWN_AFTER, STILL } from './reel-timing';

/** What a play needs of the world around it. */
export interface Backstage<Outcome> {
  /** Sends the order and gives its one answer, however often it has to ask. */
  send: (order: Order) => Promise<Outcome>;
  failureOf: (error: unknown, order: Order) => Failure;
  /** Holds back everything that could tell a result; gives the function that ends it. */
  withhold: () => () => void;
  /** Hands the result to balance, bag and lists. */
  take: (outcome: Outcome) => void;
  motion: () => Motion;
}

/** Runs plays one after another. Timers decide when a reel has landed, so it also ends in a hidden tab. */
export class PlayRunner<Outcome> {
  readonly #backstage: Backstage<Outcome>;
  readonly #listeners = new Set<() => void>();
  #play: Play<Outcome> = IDLE;
  #stop: () => void = () => {};
  #release: (() => void) | undefined;
  #watched = true;

  constructor(backstage: Backstage<Outcome>) {
    this.#backstage = backstage;
  }

  readonly current = (): Play<Outcome> => this.#play;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts a play. While one is under way, nothing happens: no second press is ever sent. */
  readonly press = (order: Order): void => {
    if (isLocked(this.#play)) return;
    this.#release ??= this.#backstage.withhold();
    this.#tell({ type: 'pressed', order });
    void this.#run(order);
  };

  /** From the moving strip straight to the result. */
  readonly skip = (): void => this.#stop();

  readonly dismiss = (): void => {
    if (isLocked(this.#play)) return;
    this.#tell({ type: 'dismissed' });
    this.#letGo();
  };

  /** Whether somebody watches. A play that nobody watches any more ends as soon as its answer is there. */
  readonly attend = (watched: boolean): void => {
    this.#watched = watched;
    if (!watched) this.#stop();
    if (!watched && !isLocked(this.#play)) this.#letGo();
  };

  async #run(order: Order): Promise<void> {
    const { key } = order;
    const outcome = await this.#answerTo(order);
    if (outcome === undefined) return;
    const motion = this.#backstage.motion();
    this.#tell({ type: 'answered', key, outcome, motion });
    if (this.#watched) await this.#standsStill(motion === 'reel' ? SHOWN_AFTER : STILL);
    this.#tell({ type: 'stopped', key });
    this.#letGo();
    this.#backstage.take(outcome);
    await after(SETTLE).ended;
    this.#tell({ type: 'shown', key });
  }

  async #answerTo(order: Order): Promise<Outcome | undefined> {
    try {
      return await this.#backstage.send(order);
    } catch (error) {
      const failure = this.#backstage.failureOf(error, order);
      this.#tell({ type: 'failed', key: order.key, failure });
      // Without an answer there may be a result: it stays withheld until the player retries or gives up.
      if (failure.kind === 'refused' || !this.#watched) this.#letGo();
      return undefined;
    }
  }

  #letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }

  async #standsStill(milliseconds: number): Promise<void> {
    const timer = after(milliseconds);
    this.#stop = timer.end;
    await timer.ended;
    this.#stop = () => {};
  }

  #tell(event: PlayEvent<Outcome>): void {
    const next = step(this.#play, event);
    if (next === this.#play) return;
    this.#play = next;
    for (const listener of this.#listeners) listener();
  }
}

/** A pause that can be ended early. */
function after(milliseconds: number): { ended: Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const end = () => {
    clearTimeout(timer);
    resolve();
  };
  return { ended: promise, end };
}
