import type { Amount } from './money.ts';

/**
 * Deeds that tasks, boards and rooms may ask for, whichever slice's events report them. If no slice of a shop measures a
 * deed,
 * nobody can do it there, and nothing may ask for it.
 */
export const DEEDS = [
  /** an upgrade; amount: the staked value, items and gems */
  'upgrade',
  /** a lost upgrade; amount: the staked value */
  'upgrade-failed',
  /** a battle; amount: its cost */
  'battle',
  /** gems obtained: bought, with gift and bonus, or given for items; negative if a purchase is undone */
  'gems-obtained',
  /** gems paid for a play or a skin */
  'gems-spent',
  /** an open of a box on the classic shelves that no task paid for; amount: the gems paid */
  'open-classic',
  /** the same, on the hash shelves */
  'open-hash',
  /** the same, on any shelf; `of` is the box */
  'box',
  /** a prize won in a giveaway; amount: its value */
  'giveaway-value',
  /** an entry into a roll room */
  'roll-joined',
  /** gems bought, without gift and bonus; negative if a purchase is undone */
  'paid-in',
  /** a sign-in for a house day */
  'signed-in',
  /** shares of a drawn wish, bought at once; amount: the gems paid */
  'wish',
] as const;
export type Deed = (typeof DEEDS)[number];

/** How often a deed was done, and its amount in 1/10,000 gem; negative if more was undone than done. */
export interface Done {
  readonly count: number;
  readonly amount: Amount;
}

/** A deed as an event reports it. */
export interface DeedDone extends Done {
  readonly deed: Deed;
  /** object of the deed, for deeds that distinguish objects */
  readonly of?: string | undefined;
}

/** The window in which deeds count: milliseconds since 1970, at whole quarter hours; `until` excluded. */
export interface DeedWindow {
  readonly from: number;
  readonly until: number;
  readonly of?: string | undefined;
}
