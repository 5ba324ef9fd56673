import { HOLD_REASONS, type HoldReason } from '@skins/engine/promotion';
import type { PlayerMarks } from '../accounts/player-marks.ts';
import type { PromotionQuestions } from './questions.ts';

/** Friends of one inviter at one address who make a ring, besides the friend in question: two live together, three are a pattern. */
const RING = { device: 1, address: 2, payment: 1 } as const satisfies Readonly<Record<HoldReason, number>>;

/** An address of so many players is one of a provider or a campus, and says nothing. */
const CROWD = 50;

/** Why a friend's share is held back, and whom that concerns. */
export interface Signal {
  readonly reason: HoldReason;
  /** players who have it in common with the friend: the inviter, or other friends of the inviter */
  readonly players: readonly string[];
}

interface Pair {
  readonly friend: string;
  readonly inviter: string;
}

/** Returns what a friend has in common with the inviter, or with other friends of the inviter; the strongest first. */
export async function signalsOf(
  marks: Pick<PlayerMarks, 'sharing'>,
  ask: Pick<PromotionQuestions, 'inviterOf'>,
  { friend, inviter }: Pair,
  now: number,
): Promise<readonly Signal[]> {
  const shared = HOLD_REASONS.map(async (reason) => ({
    reason,
    sharing: await marks.sharing(reason, friend, now),
  }));
  return (await Promise.all(shared)).flatMap(({ reason, sharing }) => {
    if (reason === 'address' && sharing.length >= CROWD) return [];
    const players = sharing.filter((other) => other === inviter || ask.inviterOf(other) === inviter);
    return players.includes(inviter) || players.length >= RING[reason] ? [{ reason, players }] : [];
  });
}
