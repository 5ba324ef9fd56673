/** What a notification says. Each subject has one at a time: the newest. */
export const NOTICES = [
  'room-drawn',
  'room-won',
  'room-void',
  'battle-full',
  'battle-won',
  'battle-lost',
  'battle-returned',
  'retrieval-offered',
  'retrieval-done',
  'retrieval-failed',
  'retrieval-reversed',
  'wish-won',
  'wish-drawn',
  'wish-returned',
  'rank-prize',
  'share-paid',
  'share-refused',
  'rain-paid',
  'top-up',
] as const;
/** The notice that an activity has begun. A reminder causes it, not an event. */
export const BEGUN = 'activity-begun' as const;
export type Notice = (typeof NOTICES)[number];

/** What a notification is about. */
type Topic = 'room' | 'battle' | 'retrieval' | 'wish' | 'rank' | 'share' | 'rain' | 'top-up';

/** A notification in the list. */
export interface ListedNotice {
  readonly player: string;
  readonly topic: Topic;
  /** room, battle, item, wish …; with the topic it names the subject */
  readonly ref: string;
  /** log position of the event that it comes from */
  readonly position: string;
  readonly kind: Notice;
  /** empty if there is none */
  readonly skin: string;
  /** 1/10,000 gem; 0 if there is none */
  readonly amount: number;
  /** milliseconds since 1970 */
  readonly time: number;
  /** what it said before, as JSON; empty without such */
  readonly was: string;
}
