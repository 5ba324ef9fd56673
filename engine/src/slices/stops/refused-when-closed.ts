import type { Guard } from '../../kernel/index.ts';
import type { StopReason } from './events.ts';

/** Rejection: a game accepts no new plays. */
export type GameClosed =
  | { readonly code: 'game-stopped'; readonly game: string; readonly reason: StopReason }
  /** by the published switches */
  | { readonly code: 'game-off'; readonly game: string };

/** Refuses commands that begin a play while their game is closed, before all other checks. */
export const refusedWhenClosed = (
  closedAt: (time: number) => GameClosed | undefined,
): Guard<unknown, GameClosed> => ({ before: (_player, time) => closedAt(time) });
