import type { Guard } from '../../kernel/index.ts';
import type { StopReason } from './events.ts';

/** A game takes no new plays. */
export type GameClosed =
  | { readonly code: 'game-stopped'; readonly game: string; readonly reason: StopReason }
  /** by the published switches */
  | { readonly code: 'game-off'; readonly game: string };

/** What begins a play is refused while its game takes none, before anything else is looked at. */
export const refusedWhenClosed = (
  closedAt: (time: number) => GameClosed | undefined,
): Guard<unknown, GameClosed> => ({ before: (_player, time) => closedAt(time) });
