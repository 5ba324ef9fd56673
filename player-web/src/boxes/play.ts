// One play, from the press to the result: idle → requesting → spinning → landed → settled.
// Pure: what a play may show is decided here and tested without a browser.

import type { BoxDetails } from './queries';

/** What the player pressed. The key is made before the send and stays the same on every retry. */
export interface Order {
  readonly key: string;
  /** The box as it was on the page: its version is what the player agreed to. */
  readonly box: BoxDetails;
  readonly count: number;
}

export const costOf = ({ box, count }: Order): number => Math.round(box.price * count * 10_000) / 10_000;

/** `reel` travels, `still` waits a moment without movement (reduced motion, "always skip"). */
export type Motion = 'reel' | 'still';

/** Why a play ended without a result. */
export type Failure =
  | {
      readonly kind: 'refused';
      readonly order: Order;
      readonly errCode: number;
      readonly errMsg: string;
      readonly requestId: string;
    }
  /** No answer came: the play may have happened. Sending the same order again asks for its one answer. */
  | { readonly kind: 'unanswered'; readonly order: Order };

export type Play<Outcome> =
  | { readonly phase: 'idle'; readonly failure?: Failure }
  | { readonly phase: 'requesting'; readonly order: Order }
  | { readonly phase: 'spinning'; readonly order: Order; readonly outcome: Outcome; readonly motion: Motion }
  | { readonly phase: 'landed'; readonly order: Order; readonly outcome: Outcome; readonly motion: Motion }
  | { readonly phase: 'settled'; readonly order: Order; readonly outcome: Outcome; readonly motion: Motion };

export type PlayEvent<Outcome> =
  | { readonly type: 'pressed'; readonly order: Order }
  | { readonly type: 'answered'; readonly key: string; readonly outcome: Outcome; readonly motion: Motion }
  | { readonly type: 'failed'; readonly key: string; readonly failure: Failure }
  /** The strip stands still, or was skipped. */
  | { readonly type: 'stopped'; readonly key: string }
  /** Balance and lists have taken the result. */
  | { readonly type: 'shown'; readonly key: string }
  | { readonly type: 'dismissed' };

export const IDLE = { phase: 'idle' } as const;

/** The next state of a play. An event that does not fit the phase, or belongs to another order, changes nothing. */
export function step<Outcome>(play: Play<Outcome>, event: PlayEvent<Outcome>): Play<Outcome> {
  if (event.type === 'pressed') return isLocked(play) ? play : { phase: 'requesting', order: event.order };
  if (event.type === 'dismissed') return isLocked(play) ? play : IDLE;
  if (play.phase === 'idle' || play.order.key !== event.key) return play;
  if (play.phase === 'requesting' && event.type === 'answered')
    return { ...play, phase: 'spinning', outcome: event.outcome, motion: event.motion };
  if (play.phase === 'requesting' && event.type === 'failed')
    return { phase: 'idle', failure: event.failure };
  if (play.phase === 'spinning' && event.type === 'stopped') return { ...play, phase: 'landed' };
  if (play.phase === 'landed' && event.type === 'shown') return { ...play, phase: 'settled' };
  return play;
}

/** From the press until everything shows the result, no second play may start. */
export const isLocked = (play: Play<unknown>): boolean =>
  play.phase === 'requesting' || play.phase === 'spinning' || play.phase === 'landed';

/** While this is true, nothing outside the play may learn of it: no balance, no list, no feed. */
export const isWithheld = (play: Play<unknown>): boolean =>
  play.phase === 'requesting' || play.phase === 'spinning';

/** The result, once it may be shown. Everything that speaks of a result asks here. */
export const revealed = <Outcome>(play: Play<Outcome>): Outcome | undefined =>
  play.phase === 'landed' || play.phase === 'settled' ? play.outcome : undefined;
