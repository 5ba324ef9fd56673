import {
  type AnyEvent,
  type Codec,
  type Decision,
  canonicalJson,
  isFlowActor,
  placeOf,
} from '@skins/engine/kernel';
import { nativeSha256 } from '../secrets/index.ts';
import { LruMap } from '../cache/lru-map.ts';
import type { Append, Appended, EventStore, KnownCommand, Position } from '../store/index.ts';
import type { Folded, FoldedStreams, Staged } from './folded-streams.ts';
import type { CommandRequest, CommitListener, Outcome } from './command-request.ts';
import { bringUpTo, heardOf } from './bring-up-to.ts';
import { hearAppends } from './hear-appends.ts';
import { type LoggedEvent, readRecorded } from './logged-event.ts';
import { NewerEvents } from './newer-events.ts';
import { CommitListeners } from './commit-listeners.ts';
import type { ShopClock } from './shop-clock.ts';
import { type Read, withReads } from './reads.ts';
import { type Prepared, prepared } from './prepared.ts';
import { ToBeRead } from './to-be-read.ts';
import { type OutcomeTogether, carryOut } from './together.ts';
import { Turns } from './turns.ts';
import { Writing, clockStop } from './writing.ts';

const MAX_ATTEMPTS = 5;
/** Several nodes may write one player's stream all the time. */
const MAX_ATTEMPTS_OF_NODE = 20;
/** Maximum concurrent commands; beyond it, commands are rejected to limit memory and waiting times. */
const MAX_RUNNING = 10_000;
const STEPS_REMEMBERED = 1_000;

/** Other writers changed the stream at every attempt; nothing happened. */
export class TooManyConflicts extends Error {
  override readonly name = 'TooManyConflicts';
}

/** Too many commands are waiting; nothing happened. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Loads, decides, appends and answers: each command once, even if repeated. */
export class CommandRuntime {
  readonly #store: EventStore;
  readonly #codec: Codec;
  readonly #clock: ShopClock;
  /** whether commands may be carried out */
  readonly writing = new Writing();
  /** what other nodes wrote that this program cannot read */
  readonly newer = new NewerEvents();
  readonly #listeners = new CommitListeners();
  // Commands on one stream wait for each other. Suppose a command is decided on events that then fail to commit. Its
  // expected version could match again once as many other events are appended, but not the state it was decided on.
  readonly #turns = new Turns();
  // A call takes the steps of its flow ahead of it, and the flow takes them too: the later one need not ask the log.
  readonly #stepsDone = new LruMap<string, DoneStep>(STEPS_REMEMBERED);

  constructor(store: EventStore, codec: Codec, clock: ShopClock) {
    this.#store = store;
    this.#codec = codec;
    this.#clock = clock;
    this.writing.heed(() => clockStop(clock.fault));
  }

  /** @returns the function that unsubscribes */
  onCommit(listener: CommitListener): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Follows what all nodes append, if the store is that of a node: folds it into memory and tells listeners, in the order of the log.
   * @param streamsOf returns the folded streams to which a stream belongs
   */
  follow(streamsOf: (stream: string) => Pick<FoldedStreams<unknown>, 'hear' | 'drop'> | undefined): void {
    const { node } = this.#store;
    if (node === undefined) return;
    this.#listeners.hearFromLog();
    this.writing.heed(() => this.newer.stop ?? clockStop(node.follower.fault));
    this.#store.follow?.((recorded) =>
      hearAppends(recorded, {
        codec: this.#codec,
        streamsOf,
        time: (time) => this.#clock.heard(time),
        heard: (...committed) => this.#listeners.tellFromLog(...committed),
        unreadable: (stream, why) => this.newer.note(stream, why, node.isSetting(stream)),
      }),
    );
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

  /** Prepares a command to run alone or together with others. */
  prepare<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    request: CommandRequest<State, Input, Context, Rejection, Reply>,
  ): Prepared<Rejection, Reply> {
    return prepared(request, () => this.execute(request));
  }

  /**
   * Carries out several commands, each on its own stream, all or none: decided at one time and appended as one.
   * Their ids must be new: a repeat is answered with `key-reused`. A refusal leaves nothing.
   * @throws what `execute` throws; then either nothing happened or all of it
   */
  async executeTogether<Rejection, Reply>(
    commands: readonly Prepared<Rejection, Reply>[],
  ): Promise<OutcomeTogether<Rejection, Reply>> {
    // Everybody locks several streams in the same order, to avoid a deadlock.
    const streams = commands.map(({ stream }) => stream).toSorted();
    if (new Set(streams).size < streams.length)
      throw new TypeError('two commands of one stream are to be one');
    for (const stream of streams) await this.#turns.take(stream);
    try {
      const outcome = await carryOut(commands, {
        store: this.#store,
        attempts: this.#attempts,
        now: () => {
          const time = this.#clock.now();
          this.writing.demand();
          return time;
        },
        committed: (...committed) => this.#listeners.tellOwn(...committed),
      });
      if (outcome !== undefined) return outcome;
    } finally {
      for (const stream of streams) this.#turns.end(stream);
    }
    throw new TooManyConflicts(`one of ${streams.join(', ')} was changed ${this.#attempts} times meanwhile`);
  }

  /** Runs a command in its turn, and ends the turn. */
  async #run<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    request: CommandRequest<State, Input, Context, Rejection, Reply>,
    inputHash: string,
  ): Promise<Outcome<Rejection, Reply>> {
    const { stream, streams, commandId, actor } = request;
    try {
      const step = isFlowActor(actor) ? this.#stepsDone.get(`${stream} ${commandId}`) : undefined;
      if (step !== undefined) return this.#answered(request, step, inputHash);
      let head = streams.peek(stream);
      if (isAskedFirst(request, head)) {
        const known = await this.#store.findCommand(stream, commandId);
        if (known !== undefined) return await this.#recall(request, known, inputHash);
        head = streams.peek(stream);
      }
      for (let attempt = 1; attempt <= this.#attempts; attempt += 1) {
        const folded = head ?? (await headOf(streams, stream));
        head = undefined;
        let decided: Decided<Rejection>;
        try {
          decided = this.#decide(request, folded);
        } catch (error) {
          // A command that was done before is answered again, even if it cannot be decided now.
          const before = await this.#store.findCommand(stream, commandId);
          if (before !== undefined) return await this.#recall(request, before, inputHash);
          if (!(error instanceof ToBeRead)) throw error;
          await error.read();
          continue;
        }
        const { decision, time, reads } = decided;
        const { append, staged } = this.#stage(request, inputHash, folded, decided);
        let appended: Appended;
        try {
          // No await between the decision and this call: the log's order is the order of decisions.
          appended = await this.#store.append(append);
          this.#settle(append, staged, appended);
        } catch (error) {
          streams.drop(stream);
          throw error;
        }
        if (appended.kind === 'duplicate') return await this.#recall(request, appended.command, inputHash);
        if (appended.kind === 'conflict') {
          // This comes first, without a wait: no command may be decided on staged events that were refused.
          const upToDate = bringUpTo(streams, stream, appended.actualVersion, this.#store.node);
          await Promise.all([upToDate, ...reads.map(({ renew }) => renew())]);
          continue;
        }
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
      `${stream} was changed ${this.#attempts} times while ${request.command.name} was decided`,
    );
  }

  /** @throws the reason why it cannot be decided or written */
  #decide<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    { command, stream, input, context, admit }: CommandRequest<State, Input, Context, Rejection, Reply>,
    { state, version }: Folded<State>,
  ): Decided<Rejection> {
    const time = this.#clock.now();
    this.writing.demand();
    const moment = { time, at: placeOf(stream, version + 1) };
    const { decided, reads } = withReads(() => command.decide(state, input, context(moment, state)));
    admit?.(decided);
    return { decision: decided, time, reads };
  }

  /** Stages a decision before it is written, so that the next command is decided on it. */
  #stage<State, Rejection>(
    {
      streams,
      stream,
      commandId,
      actor,
      lease,
    }: Pick<
      CommandRequest<State, unknown, unknown, never, unknown>,
      'streams' | 'stream' | 'commandId' | 'actor' | 'lease'
    >,
    inputHash: string,
    folded: Folded<State>,
    { decision, time, reads }: Decided<Rejection>,
  ): { readonly append: Append; readonly staged: Staged } {
    const events = decision.kind === 'accepted' ? decision.events : [];
    const command =
      decision.kind === 'rejected'
        ? { id: commandId, inputHash, refusal: JSON.stringify(decision.rejection) }
        : { id: commandId, inputHash };
    return {
      append: {
        stream,
        expectedVersion: folded.version,
        events,
        command,
        time,
        actor,
        ...(reads.length > 0 && {
          reads: reads.map(({ stream: read, version }) => ({ stream: read, version })),
        }),
        ...(lease && { lease: lease() }),
      },
      staged: streams.stage(stream, folded, events, { time, actor, command: commandId }),
    };
  }

  /** Shows appended events, or rolls back those that were not appended. */
  #settle({ stream, events, time, command, actor }: Append, staged: Staged, appended: Appended): void {
    if (appended.kind === 'conflict') return;
    if (appended.kind === 'duplicate') return staged.takeBack(appended.command);
    staged.show();
    if (events.length === 0) return;
    const { position, firstVersion } = appended;
    const at = { position, firstVersion, time, commandId: command.id, actor };
    if (isFlowActor(actor))
      this.#stepsDone.set(`${stream} ${command.id}`, {
        inputHash: command.inputHash,
        events,
        position,
        time,
      });
    this.#listeners.tellOwn(stream, events, at);
  }

  get #attempts(): number {
    return this.#store.node === undefined ? MAX_ATTEMPTS : MAX_ATTEMPTS_OF_NODE;
  }

  /** Returns the earlier answer to a step that this process carried out. */
  #answered<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    { command, input }: CommandRequest<State, Input, Context, Rejection, Reply>,
    { inputHash, events, position, time }: DoneStep,
    asked: string,
  ): Outcome<Rejection, Reply> {
    if (inputHash !== asked) return { kind: 'key-reused' };
    return { kind: 'done', reply: command.reply(events, input), position, time };
  }

  /** Returns the earlier answer to a command. */
  async #recall<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
    { command, stream, input }: CommandRequest<State, Input, Context, Rejection, Reply>,
    known: KnownCommand,
    inputHash: string,
  ): Promise<Outcome<Rejection, Reply>> {
    if (known.inputHash !== inputHash) return { kind: 'key-reused' };
    // Another node may have carried it out: nobody is answered before this one's listeners know.
    await heardOf(known.position, this.#store.node);
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

/** A step of a flow that this process carried out. */
interface DoneStep {
  readonly inputHash: string;
  readonly events: readonly AnyEvent[];
  readonly position: Position;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Decided<Rejection> {
  readonly decision: Decision<Rejection>;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly reads: readonly Read[];
}

/**
 * Returns whether the log is checked for a command before the decision. Streams on whose staged state others decide
 * always are: nothing may be staged there that will not be committed. So are streams that a repeat would have to read
 * for the decision.
 * @param head of its stream, if it is in memory
 */
const isAskedFirst = <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
  { streams, stream, mostlyNew = false }: CommandRequest<State, Input, Context, Rejection, Reply>,
  head: Folded<State> | undefined,
): boolean => !mostlyNew || head === undefined || streams.keeps(stream);

/** Returns the state on which a command is decided. */
async function headOf<State>(streams: FoldedStreams<State>, stream: string): Promise<Folded<State>> {
  const loaded = streams.peek(stream) ?? (await streams.load(stream));
  // Another command may have been decided while this one waited for the load.
  return streams.peek(stream) ?? loaded;
}
