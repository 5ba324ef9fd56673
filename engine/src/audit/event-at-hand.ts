import type { AnyEvent, Place } from '../kernel/index.ts';
import type { PlayerBooks } from './books.ts';

/** The event that an audit has come to, as the books of the frame see it. */
export interface EventAtHand {
  readonly hash: (text: string) => string;
  readonly stream: string;
  /** what follows the kind in the stream's name */
  readonly id: string;
  readonly version: number;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly actor: string;
  readonly command: string;
  /** what the command at hand wrote before it; in players' streams only what operators write */
  readonly written: readonly AnyEvent[];
  readonly place: Place;
  /** of the first event of its command */
  readonly commandPlace: Place;
  /** of the first event of its command, in the stream */
  readonly commandVersion: number;
  readonly edition: number;
  /** the epoch that is open */
  readonly epoch: number;
  /** the latest time of an event of a player's stream so far, milliseconds since 1970 */
  readonly playedAt: number;
  /** in the log, from 1 */
  readonly position: number;
  /** whose stream it is; an empty one for streams that are no player's */
  readonly player: PlayerBooks;
}
