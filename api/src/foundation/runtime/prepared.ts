import { type AnyEvent, canonicalJson, placeOf } from '@skins/engine/kernel';
import { nativeSha256 } from '../secrets/index.ts';
import type { Append } from '../store/index.ts';
import type { CommandRequest, Outcome } from './command-request.ts';
import type { Staged } from './folded-streams.ts';

/** A command with all that it needs. What it decides on stays its own affair, so commands of any streams lie beside each other. */
export interface Prepared<Rejection, Reply> {
  readonly stream: string;
  /** Carries it out by itself. */
  alone(): Promise<Outcome<Rejection, Reply>>;
  /** Has its stream in memory; to be called before `decide`. */
  load(): Promise<void>;
  /** Decides at a time, in milliseconds since 1970. Nothing shows yet. */
  decide(time: number): Decided<Rejection, Reply>;
  /** Has its stream read anew: what was staged may not be what the store has. */
  drop(): void;
}

/** What a command comes to, before it is written. */
type Decided<Rejection, Reply> =
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  | {
      readonly kind: 'accepted';
      readonly append: Append;
      readonly events: readonly AnyEvent[];
      /** Lets the next command be decided on it. */
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
