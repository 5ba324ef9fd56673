import type { AnyEvent, Command, Decision, Moment } from '@skins/engine/kernel';
import type { Position } from '../store/index.ts';
import type { FoldedStreams } from './folded-streams.ts';

/** A command on a stream, with an id that its sender chose before sending it. */
export interface CommandRequest<State, Input, Context, Rejection extends { readonly code: string }, Reply> {
  readonly command: Command<NoInfer<State>, Input, Context, Rejection, Reply>;
  readonly streams: FoldedStreams<State>;
  readonly stream: string;
  readonly commandId: string;
  readonly input: Input;
  readonly actor: string;
  /** Called at the command time, with its time and place, and the state that the decision is based on. */
  readonly context: (moment: Moment, state: State) => Context;
  /** Called with the decision before anything is written. If it throws, the command ends and nothing happened. */
  readonly admit?: (decision: Decision<Rejection>) => void;
  /**
   * Whether the id is nearly always new, as browsers make one for each press. Then the command is decided without a lookup,
   * and the append detects a known id. In that case, what `context` was called for is not what was answered.
   */
  readonly mostlyNew?: boolean | undefined;
  /** Returns the generation of the lease under which it is decided. @throws when another node holds it; then nothing happened */
  readonly lease?: (() => number | undefined) | undefined;
}

/** The outcome of a command; every repeat gets the same. */
export type Outcome<Rejection, Reply> =
  | {
      readonly kind: 'done';
      readonly reply: Reply;
      readonly position: Position;
      /** time of its events, in milliseconds since 1970; undefined if there are none */
      readonly time: number | undefined;
    }
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  /** the id was used before for another request */
  | { readonly kind: 'key-reused' };

/** The place and time of events that were committed together. */
interface CommittedAt {
  /** position of the last event; the others are right before it */
  readonly position: Position;
  /** version of the first event in its stream */
  readonly firstVersion: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly commandId: string;
  readonly actor: string;
}

/** Called with events that a command of this process has committed; on a node, with those of all nodes in the order of the log. */
export type CommitListener = (stream: string, events: readonly AnyEvent[], at: CommittedAt) => void;
