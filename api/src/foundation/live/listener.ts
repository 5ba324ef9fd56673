import type { Language } from '../http/language.ts';
import type { Position } from '../store/index.ts';
import type { Wire } from './wire.ts';

/** Somebody who is told of a channel: nothing but how far they are, whatever they have still to be told. */
export interface Listener {
  readonly wire: Wire;
  readonly playerId: string | undefined;
  readonly language: Language;
  /** number of the next message for everybody */
  next: number;
  /** up to where they were told */
  at: Position;
  /** since when they read nothing, in milliseconds since 1970; 0 while they read */
  stuckSince: number;
}
