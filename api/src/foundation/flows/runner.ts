import { type Action, type Place, isFlowActor, kindOf } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import { LruMap } from '../cache/lru-map.ts';
import type { CommandRuntime, FoldedStreams, Timers } from '../runtime/index.ts';
import { type EventReader, type Lease, holds } from '../store/index.ts';
import { byFlow, flowOf, streamOfFlow } from './flow-name.ts';
import { followedTypes } from './followed-types.ts';
import type { AskBeacon, Outside } from './outside.ts';
import type { Pause } from './pause.ts';
import type { Steps } from './steps.ts';
import { type Trouble, Troubles } from './troubles.ts';
import { type Means, Turn, stepName } from './turn.ts';
import { Turns } from './turns.ts';
import { Wheel } from './wheel.ts';

/** Maximum number of streams in progress. Each runs one step at a time, so this also limits concurrent steps. */
const AT_ONCE_MAX = 64;
/** Number of steps remembered as done: at most 10 MB. */
const DONE_MAX = 50_000;

/** The parts of a game that the runner needs. */
export interface FlowGame {
  readonly shop: AnyShop;
  readonly store: Pick<EventReader, 'readStream'>;
  readonly runtime: Pick<CommandRuntime, 'execute' | 'onCommit'>;
  /** streams by kind */
  readonly streams: Readonly<Record<string, FoldedStreams<unknown>>>;
  readonly clock: () => number;
}

interface RunnerParts {
  readonly game: FlowGame;
  readonly steps: Steps;
  readonly outside: Outside;
  readonly beacon?: AskBeacon | undefined;
  readonly timers: Timers;
  /** the right to run flows, among several nodes; undefined: this is the only server */
  readonly lease?: Lease | undefined;
  /** called for each failure. @param news whether it was just parked */
  readonly onTrouble: (trouble: Trouble, news: boolean, error: unknown) => void;
}

/**
 * Carries out the next actions of streams. It acts on folded state, never on a message. All its memory is also in the
 * log, so any number of runners may work on one log, and each may end at any moment.
 */
export class FlowRunner {
  readonly troubles: Troubles;
  readonly #game: FlowGame;
  readonly #means: Means;
  readonly #turns: Turns;
  readonly #wheel: Wheel;
  readonly #paused = new Map<string, Pause>();
  /** streams to which other processes may have written; the next turn checks the log */
  readonly #doubted = new Set<string>();
  readonly #deaf: () => void;
  #stopped = false;

  /** @throws Error when two slices define the steps of one command */
  constructor({ game, steps, outside, beacon, timers, lease, onTrouble }: RunnerParts) {
    const { runtime, clock } = game;
    this.#game = game;
    this.troubles = new Troubles(clock);
    this.#turns = new Turns(AT_ONCE_MAX, (stream) => this.#attend(stream));
    this.#wheel = new Wheel(timers, clock, (stream) => this.wake(stream));
    this.#means = {
      runtime: lease === undefined ? runtime : underLease(runtime, lease),
      sealsOnly: () => !holds(lease),
      clock,
      steps: byName(steps),
      outside,
      beacon,
      troubles: this.troubles,
      done: new LruMap(DONE_MAX),
      stopped: () => this.#stopped,
      // Another process may have run the step and died before it continued.
      onDone: (step) => void this.wake(step.stream),
      onTrouble,
    };
    const types = followedTypes(game.shop);
    this.#deaf = runtime.onCommit((stream, events, { commandId, actor }) => {
      // The runner or a call committed this step in this process: the log need not be read to know it.
      if (isFlowActor(actor)) this.#means.done.set(stepName(stream, commandId), true);
      // No log check needed: the decision was based on all of the log, and a later writer looks after its own write.
      if (this.#follows(stream) && events.some(({ type }) => types.has(type))) void this.#turns.ask(stream);
    });
  }

  /** Schedules a look at a stream that any process may have written to. @returns when it is done */
  wake(stream: string): Promise<void> {
    if (!this.#follows(stream)) return Promise.resolve();
    this.#doubted.add(stream);
    return this.#turns.ask(stream);
  }

  /** Waits until nothing can be done before the next event. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  /** Returns the actions of a stream by flow. @throws when its state cannot be read */
  asked(stream: string): Promise<ReadonlyMap<string, readonly Action[]>> {
    return this.#asked(stream, true);
  }

  /** Retries the failed actions of a flow immediately. */
  retry(place: Place): Promise<void> {
    const stream = streamOfFlow(place);
    this.troubles.keep(stream, ({ flow }) => flow !== flowOf(place) && flow !== stream);
    return this.wake(stream);
  }

  /** Pauses a flow until it is resumed or the shop restarts. */
  pause(place: Place, pause: Pause): void {
    this.#paused.set(flowOf(place), pause);
  }

  resume(place: Place): Promise<void> {
    this.#paused.delete(flowOf(place));
    return this.wake(streamOfFlow(place));
  }

  /** Who paused each flow that is paused. */
  get paused(): ReadonlyMap<string, Pause> {
    return this.#paused;
  }

  /** Starts nothing more, and waits for the current steps. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#deaf();
    this.#wheel.stop();
    await this.#turns.stop();
    this.#wheel.stop();
  }

  #follows(stream: string): boolean {
    return this.#game.shop.streamKindOf(stream)?.follows === true;
  }

  async #attend(stream: string): Promise<void> {
    const doubted = this.#doubted.delete(stream);
    const turn = new Turn(this.#means, stream);
    if (!turn.rests(stream))
      try {
        for (const [flow, actions] of await this.#asked(stream, doubted))
          if (!this.#paused.has(flow)) await turn.carryOut(flow, actions);
      } catch (error) {
        turn.fail(stream, stream, error);
      }
    if (this.#stopped) return;
    this.troubles.keep(stream, ({ of, flow }) => turn.failed(of) || this.#paused.has(flow));
    this.#wheel.set(stream, turn.wakeAt);
  }

  async #asked(stream: string, doubted: boolean): Promise<ReadonlyMap<string, readonly Action[]>> {
    const { shop, streams } = this.#game;
    const folded = streams[kindOf(stream)];
    if (folded === undefined) throw new RangeError(`no kind of stream: ${stream}`);
    if (doubted) await this.#look(folded, stream);
    const { state } = await folded.read(stream);
    return byFlow(stream, shop.streamKindOf(stream)?.nextActions(state) ?? []);
  }

  /** Drops the folded state of a stream if another process has written to it. */
  async #look(folded: FoldedStreams<unknown>, stream: string): Promise<void> {
    const { store } = this.#game;
    const { version } = await folded.read(stream);
    const [newer] = await store.readStream(stream, version + 1, 1);
    // Events that this process has committed meanwhile are known.
    const known = folded.peekCommitted(stream)?.version ?? version;
    if (newer !== undefined && newer.version > known) folded.drop(stream);
  }
}

/** Another node holds the lease: it carries out the step. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Carries out commands under a lease: one that is written after another node took it over fails. */
const underLease = (runtime: FlowGame['runtime'], lease: Lease): Means['runtime'] => ({
  execute: (request) =>
    runtime.execute({
      ...request,
      lease() {
        const { generation } = lease;
        if (generation === undefined) throw new LeaseLost('another node runs the flows now');
        return generation;
      },
    }),
});

function byName(steps: Steps): Means['steps'] {
  const named = new Map(steps.map((one) => [one.name, one]));
  if (named.size !== steps.length) throw new Error("two slices say how one command's steps are run");
  return named;
}
