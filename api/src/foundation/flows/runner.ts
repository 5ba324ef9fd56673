import { type Action, type Place, kindOf, streamOf } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import { LruMap } from '../cache/lru-map.ts';
import type { CommandRuntime, FoldedStreams } from '../runtime/index.ts';
import type { EventReader } from '../store/index.ts';
import { byFlow, flowOf } from './flow-name.ts';
import { followedTypes } from './followed-types.ts';
import type { AskBeacon, Outside } from './outside.ts';
import type { Steps } from './steps.ts';
import { type Trouble, Troubles } from './troubles.ts';
import { type Means, Turn } from './turn.ts';
import { Turns } from './turns.ts';
import { type Timers, Wheel } from './wheel.ts';

/** Steps of one stream come one after another: so many streams at once are so many steps. */
const AT_ONCE_MAX = 64;
/** Steps remembered as done: 10 MB at most. */
const DONE_MAX = 50_000;

/** What the runner needs of a game. */
export interface FlowGame {
  readonly shop: AnyShop;
  readonly store: Pick<EventReader, 'readStream'>;
  readonly runtime: Pick<CommandRuntime, 'execute' | 'onCommit'>;
  /** by kind */
  readonly streams: Readonly<Record<string, FoldedStreams<unknown>>>;
  readonly clock: () => number;
}

interface RunnerParts {
  readonly game: FlowGame;
  readonly steps: Steps;
  readonly outside: Outside;
  readonly beacon?: AskBeacon | undefined;
  readonly timers: Timers;
  /** hears of what fails. @param news whether it was parked just now */
  readonly onTrouble: (trouble: Trouble, news: boolean, error: unknown) => void;
}

/**
 * Carries out what streams have to do next. It acts on folded state, never on a message; all that it remembers is in the log as
 * well, so that any number of runners may work on one, and each may end at any moment.
 */
export class FlowRunner {
  readonly troubles: Troubles;
  readonly #game: FlowGame;
  readonly #means: Means;
  readonly #turns: Turns;
  readonly #wheel: Wheel;
  readonly #paused = new Set<string>();
  /** streams that others may have written to, for whose next turn the log is asked */
  readonly #doubted = new Set<string>();
  readonly #deaf: () => void;
  #stopped = false;

  /** @throws Error when two slices run one command's steps */
  constructor({ game, steps, outside, beacon, timers, onTrouble }: RunnerParts) {
    const { runtime, clock } = game;
    this.#game = game;
    this.troubles = new Troubles(clock);
    this.#turns = new Turns(AT_ONCE_MAX, (stream) => this.#attend(stream));
    this.#wheel = new Wheel(timers, clock, (stream) => void this.wake(stream));
    this.#means = {
      runtime,
      clock,
      steps: byName(steps),
      outside,
      beacon,
      troubles: this.troubles,
      done: new LruMap(DONE_MAX),
      stopped: () => this.#stopped,
      // It may have been done by another process, which died before it went on.
      onDone: (step) => void this.wake(step.stream),
      onTrouble,
    };
    const types = followedTypes(game.shop);
    this.#deaf = runtime.onCommit((stream, events) => {
      // Decided on all that was in the log, it says all that is: who writes after it looks after that.
      if (this.#follows(stream) && events.some(({ type }) => types.has(type))) void this.#turns.ask(stream);
    });
  }

  /** Has a look at a stream soon, whoever wrote to it. @returns when it was had */
  wake(stream: string): Promise<void> {
    if (!this.#follows(stream)) return Promise.resolve();
    this.#doubted.add(stream);
    return this.#turns.ask(stream);
  }

  /** Waits until nothing can be done before something happens. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  /** What a stream's flows ask for, by flow. @throws when its state cannot be had */
  asked(stream: string): Promise<ReadonlyMap<string, readonly Action[]>> {
    return this.#asked(stream, true);
  }

  /** Tries what failed of a flow at once. */
  retry(place: Place): Promise<void> {
    const stream = streamOf(place);
    this.troubles.keep(stream, ({ flow }) => flow !== flowOf(place) && flow !== stream);
    return this.wake(stream);
  }

  /** Leaves a flow alone until it is resumed, or the shop starts anew. */
  pause(place: Place): void {
    this.#paused.add(flowOf(place));
  }

  resume(place: Place): Promise<void> {
    this.#paused.delete(flowOf(place));
    return this.wake(streamOf(place));
  }

  get paused(): ReadonlySet<string> {
    return this.#paused;
  }

  /** Begins nothing more, and waits for the steps under way. */
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

  /** Has a stream read anew to which another process wrote. */
  async #look(folded: FoldedStreams<unknown>, stream: string): Promise<void> {
    const { store } = this.#game;
    const { version } = await folded.read(stream);
    const [newer] = await store.readStream(stream, version + 1, 1);
    // What this process has committed itself meanwhile is known.
    const known = folded.peekCommitted(stream)?.version ?? version;
    if (newer !== undefined && newer.version > known) folded.drop(stream);
  }
}

function byName(steps: Steps): Means['steps'] {
  const named = new Map(steps.map((one) => [one.name, one]));
  if (named.size !== steps.length) throw new Error("two slices say how one command's steps are run");
  return named;
}
