import { FEATURE_SWITCHES, type Stop } from '@skins/engine/stops';
import type { Game } from '../../foundation/game/index.ts';

/** Whether a game takes new plays. */
interface GameAtHand {
  readonly game: string;
  readonly state: 'open' | 'stopped' | 'off';
  /** undefined where nobody stopped it */
  readonly stop: Stop | undefined;
}

/** All games there are, in the order of their names. */
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
