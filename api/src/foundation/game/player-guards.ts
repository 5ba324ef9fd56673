import { type PlayerErasedRejection, refusedWhenErased } from '@skins/engine/erasure';
import type { Guard } from '@skins/engine/kernel';
import { type LimitedRejection, refusedWhenLimited } from '@skins/engine/limits';
import { type TopUpOwedRejection, refusedWhenOwing } from '@skins/engine/payments';
import { type SeedSecrets, type SeedsRenewed, refusedWhenStale } from '@skins/engine/seeds';
import type { AnyShop, Player } from '@skins/engine/shop';
import { type PlayerSuspendedRejection, refusedWhenSuspended } from '@skins/engine/standing';
import { type GameClosed, refusedWhenClosed } from '@skins/engine/stops';

/** The refusals that any player command may meet. */
export type PlayerRefusal =
  | SeedsRenewed
  | PlayerSuspendedRejection
  | PlayerErasedRejection
  | GameClosed
  | LimitedRejection
  | TopUpOwedRejection;

type PlayerGuard = Guard<Player, PlayerRefusal>;

interface Holding {
  readonly shop: Pick<AnyShop, 'games' | 'ordering' | 'entering'>;
  readonly closedAt: (game: string, time: number) => GameClosed | undefined;
  readonly limits: Parameters<typeof refusedWhenLimited<Player>>[1];
  readonly secrets: Pick<SeedSecrets, 'epoch'>;
}

/** Returns the guards of a player's command by name, the outermost first. */
export function playerGuards({
  shop: { games, ordering, entering },
  closedAt,
  limits,
  secrets,
}: Holding): (command: string) => readonly PlayerGuard[] {
  const always = [refusedWhenSuspended, refusedWhenErased, refusedWhenStale(secrets), refusedWhenOwing];
  // A chance without a stake meets what an order meets: breaks, exclusion, real name. Its amounts are 0.
  const held: readonly PlayerGuard[] = [refusedWhenLimited('order', limits), ...always];
  const plays = new Map(
    [...games.ofCommand].map(([command, needed]): [string, readonly PlayerGuard[]] => [
      command,
      [
        refusedWhenClosed((time) => firstClosed(needed, time, closedAt)),
        refusedWhenLimited('play', limits),
        ...always,
      ],
    ]),
  );
  return (command) => plays.get(command) ?? (ordering.has(command) || entering.has(command) ? held : always);
}

// A plain loop: every play calls this.
function firstClosed(
  games: readonly string[],
  time: number,
  closedAt: Holding['closedAt'],
): GameClosed | undefined {
  for (const game of games) {
    const closed = closedAt(game, time);
    if (closed !== undefined) return closed;
  }
  return undefined;
}
