import type { Amount } from './money.ts';

/**
 * What players do that tasks, boards and rooms may ask for, whichever slice's events say so. A deed that no slice of a shop measures
 * cannot be done in it, and nothing may ask for it.
 */
export const DEEDS = [
  /** an upgrade; its amount is the value staked, items and gems */
  'upgrade',
  /** an upgrade that was lost; its amount is the value staked */
  'upgrade-failed',
  /** a battle; its amount is what it cost */
  'battle',
  /** gems that came of what the player did: bought, gift and bonus included, or given for items; below 0 where they were taken back */
  'gems-obtained',
  /** gems paid for a play or a skin */
  'gems-spent',
  /** an open of a box of the classic shelves that no task paid for; its amount is the gems paid */
  'open-classic',
  /** the same, of the hash shelves */
  'open-hash',
  /** the same, of whichever shelf; `of` is the box */
  'box',
  /** a prize won in a giveaway; its amount is the prize's value */
  'giveaway-value',
  /** a roll room joined */
  'roll-joined',
  /** gems bought, without gift and bonus; below 0 where they were taken back */
  'paid-in',
] as const;
export type Deed = (typeof DEEDS)[number];

/** How often something was done, and what it came to in 1/10,000 gem; below 0 where what was taken back is more. */
export interface Done {
  readonly count: number;
  readonly amount: Amount;
}

/** What an event says was done. */
export interface DeedDone extends Done {
  readonly deed: Deed;
  /** what it was done to, of deeds that tell such things apart */
  readonly of?: string | undefined;
}

/** When a deed counts: milliseconds since 1970, at whole quarter hours; up to, and without, `until`. */
export interface DeedWindow {
  readonly from: number;
  readonly until: number;
  readonly of?: string | undefined;
}
