import { type Codec, type Decision, canonicalJson, placeOf } from '@skins/engine/kernel';
import { nativeSha256 } from '../secrets/index.ts';
import type { Append, Appended, EventStore, KnownCommand } from '../store/index.ts';
import type { Folded, FoldedStreams, Staged } from './folded-streams.ts';
import type { CommandRequest, CommitListener, Outcome } from './command-request.ts';
import { type LoggedEvent, readRecorded } from './logged-event.ts';
import type { ShopClock } from './shop-clock.ts';
import { type Prepared, prepared } from './prepared.ts';
import { ToBeRead } from './to-be-read.ts';
import { type OutcomeTogether, carryOut } from './together.ts';
import { Turns } from './turns.ts';
import { Writing } from './writing.ts';

const MAX_ATTEMPTS = 5;
/** More commands than this at once are turned away, before memory and waiting times grow without bound. */
const MAX_RUNNING = 10_000;

/** The stream was changed by others at every attempt; nothing happened. */
export class TooManyConflicts extends Error {
  override readonly name = 'TooManyConflicts';
}

/** Too many commands wait already; nothing happened. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Loads, decides, appends, answers: each command once, whatever comes twice. */
export class CommandRuntime {
  readonly #store: EventStore;
  readonly #codec: Codec;
  readonly #clock: ShopClock;
  /** whether commands may be carried out */
  readonly writing = new Writing();
  readonly #listeners = new Set<CommitListener>();
  // A stream's commands wait for each other. One decided on events that then fail to commit would still find its expected
  // version, once as many others were appended in their place, but not the state that it was decided on.
  readonly #turns = new Turns();

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
  execute<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    request: CommandRequest<State, Input, Context, Rejection, Reply>,
  ): Promise<Outcome<Rejection, Reply>> {
    const inputHash = nativeSha256(canonicalJson({ command: request.command.name, input: request.input }));
    if (this.#turns.count >= MAX_RUNNING)
      return Promise.reject(new Overloaded(`${MAX_RUNNING} commands wait already`));
    const turn = this.#turns.take(request.stream);
    return turn?.then(() => this.#run(request, inputHash)) ?? this.#run(request, inputHash);
  }

  /** A command that may be carried out alone, or together with others. */
  prepare<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    request: CommandRequest<State, Input, Context, Rejection, Reply>,
  ): Prepared<Rejection, Reply> {
    return prepared(request, () => this.execute(request));
  }

  /**
   * Carries out several commands, each on a stream of its own, wholly or not at all: decided at one time, and appended as one.
   * Their ids must be new: a repeat is answered with `key-reused`. Of a refusal nothing stays.
   * @throws what `execute` throws; then nothing happened, or all of it
   */
  async executeTogether<Rejection, Reply>(
    commands: readonly Prepared<Rejection, Reply>[],
  ): Promise<OutcomeTogether<Rejection, Reply>> {
    // One order for all who wait for several streams, so that no two wait for each other.
    const streams = commands.map(({ stream }) => stream).toSorted();
    if (new Set(streams).size < streams.length)
      throw new TypeError('two commands of one stream are to be one');
    for (const stream of streams) await this.#turns.take(stream);
    try {
      const outcome = await carryOut(commands, {
        store: this.#store,
        attempts: MAX_ATTEMPTS,
        now: () => {
          const time = this.#clock.now();
          this.writing.demand();
          return time;
        },
        committed: (stream, events, at) => {
          for (const listener of this.#listeners) listener(stream, events, at);
        },
      });
      if (outcome !== undefined) return outcome;
    } finally {
      for (const stream of streams) this.#turns.end(stream);
    }
    throw new TooManyConflicts(`one of ${streams.join(', ')} was changed ${MAX_ATTEMPTS} times meanwhile`);
  }

  /** A command whose turn it is, up to the end of that. */
  async #run<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    request: CommandRequest<State, Input, Context, Rejection, Reply>,
    inputHash: string,
  ): Promise<Outcome<Rejection, Reply>> {
    const { stream, streams, commandId } = request;
    try {
      let head = streams.peek(stream);
      if (isAskedFirst(request, head)) {
        const known = await this.#store.findCommand(stream, commandId);
        if (known !== undefined) return await this.#recall(request, known, inputHash);
        head = streams.peek(stream);
      }
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const folded = head ?? (await headOf(streams, stream));
        head = undefined;
        let decided: Decided<Rejection>;
        try {
          decided = this.#decide(request, folded);
        } catch (error) {
          // What was done before is answered again, whatever keeps it from being done now.
          const before = await this.#store.findCommand(stream, commandId);
          if (before !== undefined) return await this.#recall(request, before, inputHash);
          if (!(error instanceof ToBeRead)) throw error;
          await error.read();
          continue;
        }
        const { decision, time } = decided;
        const { append, staged } = this.#stage(request, inputHash, folded, decision, time);
        let appended: Appended;
        try {
          // No wait between the decision and this call: the log's order is the order of decisions.
          appended = await this.#store.append(append);
          this.#settle(streams, append, staged, appended);
        } catch (error) {
          streams.drop(stream);
          throw error;
        }
        if (appended.kind === 'duplicate') return await this.#recall(request, appended.command, inputHash);
        if (appended.kind === 'conflict') continue;
        return decision.kind === 'rejected'
          ? { kind: 'refused', rejection: decision.rejection }
          : {
              kind: 'done',
              reply: request.command.reply(decision.events, request.input),
              position: appended.position,
              time: decision.events.length > 0 ? time : undefined,
            };
      }
    } finally {
      this.#turns.end(stream);
    }
    throw new TooManyConflicts(
      `${stream} was changed ${MAX_ATTEMPTS} times while ${request.command.name} was decided`,
    );
  }

  /** @throws what keeps it from being decided, or written */
  #decide<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    { command, stream, input, context, admit }: CommandRequest<State, Input, Context, Rejection, Reply>,
    { state, version }: Folded<State>,
  ): Decided<Rejection> {
    const time = this.#clock.now();
    this.writing.demand();
    const moment = { time, at: placeOf(stream, version + 1) };
    const decision = command.decide(state, input, context(moment, state));
    admit?.(decision);
    return { decision, time };
  }

  /** Lets the next command be decided on what was decided, before it is written. */
  #stage<State, Rejection>(
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
  ): { readonly append: Append; readonly staged: Staged } {
    const events = decision.kind === 'accepted' ? decision.events : [];
    const command =
      decision.kind === 'rejected'
        ? { id: commandId, inputHash, refusal: JSON.stringify(decision.rejection) }
        : { id: commandId, inputHash };
    return {
      append: { stream, expectedVersion: folded.version, events, command, time, actor },
      staged: streams.stage(stream, folded, events, { time, actor, command: commandId }),
    };
  }

  /** Shows what was appended, or takes back what was not. */
  #settle<State>(
    streams: FoldedStreams<State>,
    { stream, events, time }: Append,
    staged: Staged,
    appended: Appended,
  ): void {
    if (appended.kind === 'conflict') return streams.drop(stream);
    if (appended.kind === 'duplicate') return staged.takeBack(appended.command);
    staged.show();
    if (events.length === 0) return;
    const at = { position: appended.position, firstVersion: appended.firstVersion, time };
    for (const listener of this.#listeners) listener(stream, events, at);
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
    const logged = await this.#eventsOf(stream, known);
    const events = logged.map(({ event }) => event);
    return {
      kind: 'done',
      reply: command.reply(events, input),
      position: known.position,
      time: logged[0]?.meta.time,
    };
  }

  async #eventsOf(stream: string, { firstVersion, count }: KnownCommand): Promise<readonly LoggedEvent[]> {
    if (count === 0) return [];
    const recorded = await this.#store.readStream(stream, firstVersion, count);
    return recorded.map((one) => readRecorded(one, this.#codec));
  }
}

interface Decided<Rejection> {
  readonly decision: Decision<Rejection>;
  /** milliseconds since 1970 */
  readonly time: number;
}

/**
 * Whether the log is asked for a command before it is decided. Always where others decide on what its stream is about to be, as nothing
 * may stand there that was decided for nothing, and where a repeat would have to read its stream for that.
 * @param head of its stream, if that is in memory
 */
const isAskedFirst = <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
  { streams, stream, mostlyNew = false }: CommandRequest<State, Input, Context, Rejection, Reply>,
  head: Folded<State> | undefined,
): boolean => !mostlyNew || head === undefined || streams.keeps(stream);

/** What a command is decided on. */
async function headOf<State>(streams: FoldedStreams<State>, stream: string): Promise<Folded<State>> {
  const loaded = streams.peek(stream) ?? (await streams.load(stream));
  // While this command waited for the load, another one may have been decided.
  return streams.peek(stream) ?? loaded;
}
