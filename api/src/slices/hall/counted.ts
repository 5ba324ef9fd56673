import { TICKETS, sha256Hex } from '@skins/engine/fairness';
import type { EventData } from '@skins/engine/kernel';
import type { UpgradePlayed } from '@skins/engine/upgrades';
import { stakeOf } from '../upgrades/worth.ts';

/** What multiples are counted in: 1/10,000. */
export const MULTIPLE_UNITS = 10_000;
/** Into how many parts chances and numbers are sorted. */
export const RATE_PARTS = 10;
export const NUMBER_PARTS = 20;

interface Place {
  readonly player: string;
  readonly position: string;
}

/** An upgrade as the hall counts it: whole numbers and texts alone, so that any order of batches gives the same rows. */
export type CountedUpgrade = ReturnType<typeof countedUpgrade>;

/** Names a player in public: always the same, and nobody finds the account by it. */
export const userIdOf = (playerId: string): string => sha256Hex(`upgrade-hall ${playerId}`).slice(0, 16);

export function countedUpgrade(data: EventData<typeof UpgradePlayed>, { player, position }: Place) {
  const { targetSkinId, targetPrice, rate, winUpTo, ticket, won } = data;
  const staked = stakeOf(data);
  const multiple = won ? multipleOf(targetPrice, staked, rate) : 0;
  return {
    skin: targetSkinId,
    position,
    player,
    userId: userIdOf(player),
    won: won ? 1 : 0,
    staked,
    returned: won ? targetPrice : 0,
    ...sortedTicket(winUpTo, ticket),
    multiple,
  };
}

/** What a ticket, and the last one that would have won, add to sums. */
export function sortedTicket(winUpTo: number, ticket: number) {
  const chance = winUpTo + 1;
  return {
    chance,
    // At most 2^48: exact.
    square: Math.floor((chance * chance) / TICKETS),
    tenth: partOf(winUpTo, RATE_PARTS),
    twentieth: partOf(ticket, NUMBER_PARTS),
  };
}

/** Value ÷ stake ÷ chance in 1/10,000, rounded down (the seeds, second document, section 9). */
function multipleOf(
  value: number,
  staked: number,
  { numerator, denominator }: { readonly numerator: string; readonly denominator: string },
): number {
  const over = BigInt(value) * BigInt(denominator) * BigInt(MULTIPLE_UNITS);
  return Number(over / (BigInt(staked) * BigInt(numerator)));
}

/** Which of equal parts of all tickets one lies in, from 0. */
const partOf = (ticket: number, parts: number): number => Math.floor((ticket * parts) / TICKETS);
