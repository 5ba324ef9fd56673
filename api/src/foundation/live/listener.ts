import type { Language } from '../http/language.ts';
import type { Position } from '../store/index.ts';
import type { Wire } from './wire.ts';

/** A listener of a channel: only its place, regardless of how much it has yet to get. */
export interface Listener {
  readonly wire: Wire;
  readonly playerId: string | undefined;
  /** players whose own messages it gets: itself, or whom it follows */
  readonly owners: Set<string>;
  readonly language: Language;
  /** number of the next public message */
  next: number;
  /** whether another node has told it more than this one has released: then `next` is not known yet */
  ahead: boolean;
  /** position up to which messages were sent */
  at: Position;
  /** time since which it reads nothing, in milliseconds since 1970; 0 while it reads */
  stuckSince: number;
}
