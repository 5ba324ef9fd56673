import {
  type AnyEvent,
  type Codec,
  type Command,
  type Decision,
  type Moment,
  canonicalJson,
  placeOf,
} from '@skins/engine/kernel';
import { nativeSha256 } from '../secrets/index.ts';
import type { Appended, EventStore, KnownCommand, Position } from '../store/index.ts';
import type { Folded, FoldedStreams } from './folded-streams.ts';
import { readRecorded } from './logged-event.ts';
import type { ShopClock } from './shop-clock.ts';
import { Writing } from './writing.ts';

const MAX_ATTEMPTS = 5;
/** More commands than this at once are turned away, before memory and waiting times grow without bound. */
const MAX_RUNNING = 10_000;

/** A command on a stream, under an id that its sender chose before it was sent. */
export interface CommandRequest<State, Input, Context, Rejection extends { readonly code: string }, Reply> {
  readonly command: Command<NoInfer<State>, Input, Context, Rejection, Reply>;
  readonly streams: FoldedStreams<State>;
  readonly stream: string;
  readonly commandId: string;
  readonly input: Input;
  readonly actor: string;
  /** Called at the moment of decision, with its time and place, and the state that is decided on. */
  readonly context: (moment: Moment, state: State) => Context;
  /** Called with what was decided, before anything is written; what it throws ends the command, of which then nothing happened. */
  readonly admit?: (decision: Decision<Rejection>) => void;
}

/** How a command ended; the same for every repeat of it. */
export type Outcome<Rejection, Reply> =
  | { readonly kind: 'done'; readonly reply: Reply; readonly position: Position }
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  /** the id was used before, for another request */
  | { readonly kind: 'key-reused' };

/** The stream was changed by others at every attempt; nothing happened. */
export class TooManyConflicts extends Error {
  override readonly name = 'TooManyConflicts';
}

/** Too many commands wait already; nothing happened. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Where events that were committed together stand, and when they happened. */
interface CommittedAt {
  /** of the last one: those before it stand right before it */
  readonly position: Position;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Hears of events that a command of this process has committed. */
export type CommitListener = (stream: string, events: readonly AnyEvent[], at: CommittedAt) => void;

/** Loads, decides, appends, answers: each command once, whatever comes twice. */
export class CommandRuntime {
  readonly #store: EventStore;
  readonly #codec: Codec;
  readonly #clock: ShopClock;
  /** whether commands may be carried out */
  readonly writing = new Writing();
  readonly #listeners = new Set<CommitListener>();
  #running = 0;
  /** when the command running last on a stream is over, however it ends */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(store: EventStore, codec: Codec, clock: ShopClock) {
    this.#store = store;
    this.#codec = codec;
    this.#clock = clock;
    this.writing.heed(() =>
      clock.fault === undefined ? undefined : { cause: 'clock', sentence: clock.fault },
    );
  }

  /** @returns what ends it */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @throws TooManyConflicts, Overloaded, WritingStopped, or the store's failure; then the same command may be sent again */
  async execute<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    request: CommandRequest<State, Input, Context, Rejection, Reply>,
  ): Promise<Outcome<Rejection, Reply>> {
    const inputHash = nativeSha256(canonicalJson({ command: request.command.name, input: request.input }));
    if (this.#running >= MAX_RUNNING) throw new Overloaded(`${MAX_RUNNING} commands wait already`);
    this.#running += 1;
    try {
      return await this.#inTurn(request.stream, () => this.#run(request, inputHash));
    } finally {
      this.#running -= 1;
    }
  }

  // A stream's commands wait for each other. One decided on events that then fail to commit would still find its expected
  // version, once as many others were appended in their place, but not the state that it was decided on.
  async #inTurn<Result>(stream: string, run: () => Promise<Result>): Promise<Result> {
    const outcome = this.#turns.get(stream)?.then(run) ?? run();
    const over = outcome.catch(() => undefined);
    this.#turns.set(stream, over);
    try {
      return await outcome;
    } finally {
      if (this.#turns.get(stream) === over) this.#turns.delete(stream);
    }
  }

  async #run<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    request: CommandRequest<State, Input, Context, Rejection, Reply>,
    inputHash: string,
  ): Promise<Outcome<Rejection, Reply>> {
    const { stream, streams, commandId } = request;
    const known = await this.#store.findCommand(stream, commandId);
    if (known !== undefined) return this.#recall(request, known, inputHash);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const loaded = streams.peek(stream) ?? (await streams.load(stream));
      // While this command waited for the load, another one may have been decided.
      const folded = streams.peek(stream) ?? loaded;
      const time = this.#clock.now();
      this.writing.demand();
      const moment = { time, at: placeOf(stream, folded.version + 1) };
      const decided = decidedOrThrown(() =>
        request.command.decide(folded.state, request.input, request.context(moment, folded.state)),
      );
      if (decided.kind === 'thrown') {
        // A twin in another process may have done it since the look-up: then this state is what came after.
        const twin = await this.#store.findCommand(stream, commandId);
        if (twin === undefined) throw decided.error;
        return this.#recall(request, twin, inputHash);
      }
      const { decision } = decided;
      request.admit?.(decision);
      const appended = await this.#append(request, inputHash, folded, decision, time);
      if (appended.kind === 'duplicate') return this.#recall(request, appended.command, inputHash);
      if (appended.kind === 'conflict') continue;
      return decision.kind === 'rejected'
        ? { kind: 'refused', rejection: decision.rejection }
        : {
            kind: 'done',
            reply: request.command.reply(decision.events, request.input),
            position: appended.position,
          };
    }
    throw new TooManyConflicts(
      `${stream} was changed ${MAX_ATTEMPTS} times while ${request.command.name} was decided`,
    );
  }

  // No wait between the decision and the call of append: the log's order is the order of decisions.
  async #append<State, Rejection>(
    {
      streams,
      stream,
      commandId,
      actor,
    }: { streams: FoldedStreams<State>; stream: string; commandId: string; actor: string },
    inputHash: string,
    folded: Folded<State>,
    decision: Decision<Rejection>,
    time: number,
  ): Promise<Appended> {
    const events = decision.kind === 'accepted' ? decision.events : [];
    const refusal = decision.kind === 'rejected' ? { refusal: JSON.stringify(decision.rejection) } : {};
    const committed = streams.stage(stream, folded, events, { time, actor, command: commandId });
    try {
      const appended = await this.#store.append({
        stream,
        expectedVersion: folded.version,
        events,
        command: { id: commandId, inputHash, ...refusal },
        time,
        actor,
      });
      if (appended.kind !== 'appended') streams.drop(stream);
      else {
        committed();
        if (events.length > 0) {
          const at = { position: appended.position, time };
          for (const listener of this.#listeners) listener(stream, events, at);
        }
      }
      return appended;
    } catch (error) {
      streams.drop(stream);
      throw error;
    }
  }

  /** The answer that a command got before. */
  async #recall<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    { command, stream, input }: CommandRequest<State, Input, Context, Rejection, Reply>,
    known: KnownCommand,
    inputHash: string,
  ): Promise<Outcome<Rejection, Reply>> {
    if (known.inputHash !== inputHash) return { kind: 'key-reused' };
    if (known.refusal !== undefined) {
      const rejection: Rejection = JSON.parse(known.refusal);
      return { kind: 'refused', rejection };
    }
    return {
      kind: 'done',
      reply: command.reply(await this.#eventsOf(stream, known), input),
      position: known.position,
    };
  }

  async #eventsOf(stream: string, { firstVersion, count }: KnownCommand): Promise<readonly AnyEvent[]> {
    if (count === 0) return [];
    const recorded = await this.#store.readStream(stream, firstVersion, count);
    return recorded.map((one) => readRecorded(one, this.#codec).event);
  }
}

function decidedOrThrown<Rejection>(
  decide: () => Decision<Rejection>,
):
  | { readonly kind: 'decided'; readonly decision: Decision<Rejection> }
  | { readonly kind: 'thrown'; readonly error: unknown } {
  try {
    return { kind: 'decided', decision: decide() };
  } catch (error) {
    return { kind: 'thrown', error };
  }
}
