import type { AnyEvent, Command, Decision, Moment } from '@skins/engine/kernel';
import type { Position } from '../store/index.ts';
import type { FoldedStreams } from './folded-streams.ts';

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
  /**
   * Whether its id is a new one nearly always, as browsers make one for each press: then nothing is looked up before it is decided,
   * and the append says when it is known. What `context` was asked for then is not what was answered.
   */
  readonly mostlyNew?: boolean | undefined;
}

/** How a command ended; the same for every repeat of it. */
export type Outcome<Rejection, Reply> =
  | {
      readonly kind: 'done';
      readonly reply: Reply;
      readonly position: Position;
      /** of its events, in milliseconds since 1970; undefined when it brought none */
      readonly time: number | undefined;
    }
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  /** the id was used before, for another request */
  | { readonly kind: 'key-reused' };

/** Where events that were committed together stand, and when they happened. */
interface CommittedAt {
  /** of the last one: those before it stand right before it */
  readonly position: Position;
  /** version of the first one in its stream */
  readonly firstVersion: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Hears of events that a command of this process has committed. */
export type CommitListener = (stream: string, events: readonly AnyEvent[], at: CommittedAt) => void;
