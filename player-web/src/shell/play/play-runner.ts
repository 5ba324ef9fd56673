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

/** Milliseconds that the button stays locked after a landing: a second press meant to skip must not pay. */
export const SETTLE = 400;

/** The dependencies of a play. */
export interface Backstage<Placed extends Order, Outcome> {
  /** Sends the order and returns its answer, after as many retries as needed. */
  send: (order: Placed) => Promise<Outcome>;
  failureOf: (error: unknown, order: Placed) => Failure<Placed>;
  /** Withholds everything that could reveal a result; returns the function that ends it. */
  withhold: () => () => void;
  /** Resolves once the page has painted the play's result: everything else follows after that frame. */
  drawn: () => Promise<void>;
  /** Passes the result to balance, bag and lists. */
  take: (outcome: Outcome) => void;
  motion: () => Motion;
  /** milliseconds until the result may show */
  revealMs: (motion: Motion) => number;
}

/** Runs plays one after another. Timers decide when a result shows, so it also ends in a hidden tab. */
export class PlayRunner<Placed extends Order, Outcome> {
  readonly #backstage: Backstage<Placed, Outcome>;
  readonly #listeners = new Set<() => void>();
  #play: Play<Placed, Outcome> = IDLE;
  #stop: () => void = () => {};
  #release: (() => void) | undefined;
  #watched = true;

  constructor(backstage: Backstage<Placed, Outcome>) {
    this.#backstage = backstage;
  }

  readonly current = (): Play<Placed, Outcome> => this.#play;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts a play. Does nothing while one is in progress: no second press is ever sent. */
  readonly press = (order: Placed): void => {
    if (isLocked(this.#play)) return;
    this.#release ??= this.#backstage.withhold();
    this.#tell({ type: 'pressed', order });
    void this.#run(order);
  };

  /** Ends the animation and shows the result. */
  readonly skip = (): void => this.#stop();

  readonly dismiss = (): void => {
    if (isLocked(this.#play)) return;
    this.#tell({ type: 'dismissed' });
    this.#letGo();
  };

  /** Sets whether a page shows the play. Without one, the play ends as soon as its answer arrives. */
  readonly attend = (watched: boolean): void => {
    this.#watched = watched;
    if (!watched) this.#stop();
    if (!watched && !isLocked(this.#play)) this.#letGo();
  };

  async #run(order: Placed): Promise<void> {
    const { key } = order;
    const outcome = await this.#answerTo(order);
    if (outcome === undefined) return;
    const motion = this.#backstage.motion();
    this.#tell({ type: 'answered', key, outcome, motion });
    if (this.#watched) await this.#standsStill(this.#backstage.revealMs(motion));
    this.#tell({ type: 'stopped', key });
    if (this.#watched) await this.#backstage.drawn();
    this.#letGo();
    const settling = after(SETTLE);
    // A separate task: releasing and taking the result each cause a render.
    if (this.#watched) await after(0).ended;
    this.#backstage.take(outcome);
    await settling.ended;
    this.#tell({ type: 'shown', key });
  }

  async #answerTo(order: Placed): Promise<Outcome | undefined> {
    try {
      return await this.#backstage.send(order);
    } catch (error) {
      const failure = this.#backstage.failureOf(error, order);
      this.#tell({ type: 'failed', key: order.key, failure });
      // Without an answer there may still be a result: it stays withheld until the player retries or gives up.
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

  #tell(event: PlayEvent<Placed, Outcome>): void {
    const next = step(this.#play, event);
    if (next === this.#play) return;
    this.#play = next;
    for (const listener of this.#listeners) listener();
  }
}

/** Returns a timer that can be ended early. */
function after(milliseconds: number): { ended: Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const end = () => {
    clearTimeout(timer);
    resolve();
  };
  return { ended: promise, end };
}
