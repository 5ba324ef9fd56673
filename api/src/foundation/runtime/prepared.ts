import { type AnyEvent, canonicalJson, placeOf } from '@skins/engine/kernel';
import { nativeSha256 } from '../secrets/index.ts';
import type { Append } from '../store/index.ts';
import type { CommandRequest, Outcome } from './command-request.ts';
import type { Staged } from './folded-streams.ts';

/** A command with all that it needs. Its state type is hidden, so commands of any streams can be in one list. */
export interface Prepared<Rejection, Reply> {
  readonly stream: string;
  /** Runs it alone. */
  alone(): Promise<Outcome<Rejection, Reply>>;
  /** Loads its stream; call it before `decide`. */
  load(): Promise<void>;
  /** Decides at a time, in milliseconds since 1970. The result is not visible yet. */
  decide(time: number): Decided<Rejection, Reply>;
  /** Marks its stream for reloading: the staged state may differ from the store. */
  drop(): void;
}

/** The decision on a command, before it is written. */
type Decided<Rejection, Reply> =
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  | {
      readonly kind: 'accepted';
      readonly append: Append;
      readonly events: readonly AnyEvent[];
      /** Stages it, so that the next command is decided on it. */
      readonly stage: () => Staged;
      readonly reply: () => Reply;
    };

export function prepared<State, Input, Context, Rejection extends { readonly code: string }, Reply>(
  request: CommandRequest<State, Input, Context, Rejection, Reply>,
  alone: () => Promise<Outcome<Rejection, Reply>>,
): Prepared<Rejection, Reply> {
  const { command, streams, stream, commandId, input, actor, context } = request;
  const inputHash = nativeSha256(canonicalJson({ command: command.name, input }));
  let loaded: Awaited<ReturnType<typeof streams.load>> | undefined;
  return {
    stream,
    alone,
    async load() {
      loaded = await streams.load(stream);
    },
    decide(time) {
      const folded = streams.peek(stream) ?? loaded;
      if (folded === undefined) throw new Error(`${stream} is not loaded`);
      const moment = { time, at: placeOf(stream, folded.version + 1) };
      const decision = command.decide(folded.state, input, context(moment, folded.state));
      if (decision.kind === 'rejected') return { kind: 'refused', rejection: decision.rejection };
      const { events } = decision;
      return {
        kind: 'accepted',
        append: {
          stream,
          expectedVersion: folded.version,
          events,
          command: { id: commandId, inputHash },
          time,
          actor,
        },
        events,
        stage: () => streams.stage(stream, folded, events, { time, actor, command: commandId }),
        reply: () => command.reply(events, input),
      };
    },
    drop: () => streams.drop(stream),
  };
}
