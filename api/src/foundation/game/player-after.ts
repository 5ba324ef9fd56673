import { playerStream } from '@skins/engine/accounts';
import { type Amount, toGems } from '@skins/engine/kernel';
import type { Player } from '@skins/engine/shop';
import { readRecorded } from '../runtime/index.ts';
import type { Position } from '../store/index.ts';
import type { Game } from './game.ts';

/** Events read at once, small enough not to delay others. */
const BATCH = 500;

/**
 * Returns a player as they were right after a log position. An answer made of it is the same at each repeat, whatever the
 * player did since. Only a late repeat costs a reading of the player's events.
 */
export async function playerAfter(
  { store, shop, streams }: Pick<Game, 'store' | 'shop' | 'streams'>,
  playerId: string,
  position: Position,
): Promise<Player> {
  const stream = playerStream(playerId);
  const now = await streams.player.read(stream);
  const [last] = await store.readStream(stream, Math.max(1, now.version), 1);
  if (last === undefined || last.position <= position) return now.state;
  const { fold } = shop.streams.player;
  let state = fold.initial;
  for (let version = 0; ;) {
    const recorded = await store.readStream(stream, version + 1, BATCH);
    for (const one of recorded) {
      if (one.position > position) return state;
      const { event, meta } = readRecorded(one, shop.codec);
      state = fold.evolve(state, event, meta);
    }
    if (recorded.length < BATCH) return state;
    version += recorded.length;
  }
}

/**
 * Returns a player's gems after a command.
 * @param balance as its own payment left it, in 1/10,000 gem; undefined if it paid nothing
 */
export const balanceAfter = async (
  game: Pick<Game, 'store' | 'shop' | 'streams'>,
  playerId: string,
  { balance, position }: { readonly balance?: Amount | undefined; readonly position: Position },
): Promise<number> => toGems(balance ?? (await playerAfter(game, playerId, position)).wallet.balance);
