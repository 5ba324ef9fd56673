import { FEATURE_SWITCHES, type Stop } from '@skins/engine/stops';
import type { Game } from '../../foundation/game/index.ts';

/** A game, and whether it accepts new plays. */
interface GameAtHand {
  readonly game: string;
  readonly state: 'open' | 'stopped' | 'off';
  /** undefined if it is not stopped */
  readonly stop: Stop | undefined;
}

/** Returns all games, ordered by name. */
export function gamesAtHand(game: Game): readonly GameAtHand[] {
  const { stopped } = game.stops();
  const { off } = game.rulesAt(FEATURE_SWITCHES, game.clock()).content;
  return [...game.shop.games.names].toSorted().map((name) => {
    const stop = stopped.get(name);
    return {
      game: name,
      stop,
      state: stop === undefined ? (off.includes(name) ? 'off' : 'open') : 'stopped',
    };
  });
}

/** Returns all games as players find them: closed also if each of their plays needs a game that is closed. */
export function gamesAsPlayed(game: Game): readonly GameAtHand[] {
  const games = gamesAtHand(game);
  return games.map((one) => {
    const needed = game.shop.games.within.get(one.game) ?? [];
    const closed = games.find((other) => needed.includes(other.game) && other.state !== 'open');
    return one.state === 'open' && closed !== undefined ? { ...closed, game: one.game } : one;
  });
}
