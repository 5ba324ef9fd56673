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

/** The button stays locked this long after a landing: a second press meant to skip must not pay. */
export const SETTLE = 400;

/** What a play needs of the world around it. */
export interface Backstage<Placed extends Order, Outcome> {
  /** Sends the order and gives its one answer, however often it has to ask. */
  send: (order: Placed) => Promise<Outcome>;
  failureOf: (error: unknown, order: Placed) => Failure<Placed>;
  /** Holds back everything that could tell a result; gives the function that ends it. */
  withhold: () => () => void;
  /** Resolves when the page has drawn what a play came to: all that follows from it comes after that picture. */
  drawn: () => Promise<void>;
  /** Hands the result to balance, bag and lists. */
  take: (outcome: Outcome) => void;
  motion: () => Motion;
  /** How long it takes until the result may show. */
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

  /** Starts a play. While one is under way, nothing happens: no second press is ever sent. */
  readonly press = (order: Placed): void => {
    if (isLocked(this.#play)) return;
    this.#release ??= this.#backstage.withhold();
    this.#tell({ type: 'pressed', order });
    void this.#run(order);
  };

  /** From the movement straight to the result. */
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
    // A task of its own: what is let go and what is taken each make the page draw.
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

  #tell(event: PlayEvent<Placed, Outcome>): void {
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
