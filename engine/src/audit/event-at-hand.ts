import type { AnyEvent, Place } from '../kernel/index.ts';
import type { PlayerBooks } from './books.ts';

/** The current event of an audit, as the frame's books see it. */
export interface EventAtHand {
  readonly hash: (text: string) => string;
  readonly stream: string;
  /** the part after the kind in the stream's name */
  readonly id: string;
  readonly version: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly actor: string;
  readonly command: string;
  /** earlier events of the open command; in players' streams only events of operators */
  readonly written: readonly AnyEvent[];
  readonly place: Place;
  /** place of the first event of its command */
  readonly commandPlace: Place;
  /** version of the first event of its command in the stream */
  readonly commandVersion: number;
  readonly edition: number;
  /** the open epoch */
  readonly epoch: number;
  /** latest time of an event in any player's stream so far, milliseconds since 1970 */
  readonly playedAt: number;
  /** position in the log, from 1 */
  readonly position: number;
  /** books of the stream's player; empty books for other kinds of streams */
  readonly player: PlayerBooks;
}
