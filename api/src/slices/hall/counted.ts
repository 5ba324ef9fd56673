import { TICKETS, sha256Hex } from '@skins/engine/fairness';
import type { EventData } from '@skins/engine/kernel';
import type { UpgradePlayed } from '@skins/engine/upgrades';
import { stakeOf } from '../upgrades/worth.ts';

/** Denominator of multiples: 1/10,000. */
const MULTIPLE_UNITS = 10_000;
/** Number of parts into which chances and numbers are grouped. */
export const RATE_PARTS = 10;
export const NUMBER_PARTS = 20;

interface Place {
  readonly player: string;
  readonly position: string;
}

/** An upgrade as counted by the hall: only integers and texts, so that rows do not depend on batch sizes. */
export type CountedUpgrade = ReturnType<typeof countedUpgrade>;

/** Returns a player's public id: stable, and useless to find the account. */
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

/** Returns the contribution to sums of a ticket and the last winning ticket. */
export function sortedTicket(winUpTo: number, ticket: number) {
  const chance = winUpTo + 1;
  return {
    chance,
    // Up to 2^48, which is exact.
    square: Math.floor((chance * chance) / TICKETS),
    tenth: partOf(winUpTo, RATE_PARTS),
    twentieth: partOf(ticket, NUMBER_PARTS),
  };
}

/** Value ÷ stake ÷ chance in 1/10,000, rounded down (spec 9.8). */
function multipleOf(
  value: number,
  staked: number,
  { numerator, denominator }: { readonly numerator: string; readonly denominator: string },
): number {
  const over = BigInt(value) * BigInt(denominator) * BigInt(MULTIPLE_UNITS);
  return Number(over / (BigInt(staked) * BigInt(numerator)));
}

/** Returns the ticket's part, from 0, if all tickets are divided into equal `parts`. */
const partOf = (ticket: number, parts: number): number => Math.floor((ticket * parts) / TICKETS);
