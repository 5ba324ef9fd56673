// One play of any game, from the press to the result: idle → requesting → revealing → landed → settled.
// Pure, so that the rules on what a play may show are tested without a browser.

/** A player's press. The key is made before the send and stays the same on every retry. */
export interface Order {
  readonly key: string;
}

/** `moving` animates the reveal, `still` waits a moment without animation (reduced motion, "always skip"). */
export type Motion = 'moving' | 'still';

/** The reason why a play ended without a result. */
export type Failure<Placed extends Order> =
  | {
      readonly kind: 'refused';
      readonly order: Placed;
      readonly errCode: number;
      readonly errMsg: string;
      readonly requestId: string;
    }
  /** No answer came: the play may have happened. Sending the same order again returns its one answer. */
  | { readonly kind: 'unanswered'; readonly order: Placed };

interface Answered<Placed extends Order, Outcome> {
  readonly order: Placed;
  readonly outcome: Outcome;
  readonly motion: Motion;
}

export type Play<Placed extends Order, Outcome> =
  | { readonly phase: 'idle'; readonly failure?: Failure<Placed> }
  | { readonly phase: 'requesting'; readonly order: Placed }
  | ({ readonly phase: 'revealing' | 'landed' | 'settled' } & Answered<Placed, Outcome>);

export type PlayEvent<Placed extends Order, Outcome> =
  | { readonly type: 'pressed'; readonly order: Placed }
  | { readonly type: 'answered'; readonly key: string; readonly outcome: Outcome; readonly motion: Motion }
  | { readonly type: 'failed'; readonly key: string; readonly failure: Failure<Placed> }
  /** The animation has ended or was skipped. */
  | { readonly type: 'stopped'; readonly key: string }
  /** Balance and lists have taken the result. */
  | { readonly type: 'shown'; readonly key: string }
  | { readonly type: 'dismissed' };

export const IDLE = { phase: 'idle' } as const;

/** Returns the next state of a play. An event of another phase or another order changes nothing. */
export function step<Placed extends Order, Outcome>(
  play: Play<Placed, Outcome>,
  event: PlayEvent<Placed, Outcome>,
): Play<Placed, Outcome> {
  if (event.type === 'pressed') return isLocked(play) ? play : { phase: 'requesting', order: event.order };
  if (event.type === 'dismissed') return isLocked(play) ? play : IDLE;
  if (play.phase === 'idle' || play.order.key !== event.key) return play;
  if (play.phase === 'requesting' && event.type === 'answered')
    return { ...play, phase: 'revealing', outcome: event.outcome, motion: event.motion };
  if (play.phase === 'requesting' && event.type === 'failed')
    return { phase: 'idle', failure: event.failure };
  if (play.phase === 'revealing' && event.type === 'stopped') return { ...play, phase: 'landed' };
  if (play.phase === 'landed' && event.type === 'shown') return { ...play, phase: 'settled' };
  return play;
}

/** A play of any game, for code that needs only its phase. */
type AnyPlay = Play<Order, unknown>;

/** Returns whether no second play may start: from the press until everything shows the result. */
export const isLocked = ({ phase }: AnyPlay): boolean =>
  phase === 'requesting' || phase === 'revealing' || phase === 'landed';

/** Returns whether the result is secret: no balance, list or feed may show it. */
export const isWithheld = ({ phase }: AnyPlay): boolean => phase === 'requesting' || phase === 'revealing';

/** Returns the result once it may be shown. All code that shows a result reads it here. */
export const revealed = <Outcome>(play: Play<Order, Outcome>): Outcome | undefined =>
  play.phase === 'landed' || play.phase === 'settled' ? play.outcome : undefined;
