import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { operatorWith } from '../operators/index.ts';
import { GameStopped, type StopReason } from './events.ts';
import type { Ordering } from './ordering.ts';
import type { Stopped } from './state.ts';

export interface StopGame {
  readonly game: string;
  readonly reason: StopReason;
}

/** In order of precedence. */
export type StopGameRejection =
  | { readonly code: 'may-not'; readonly right: 'stop-games' }
  | { readonly code: 'unknown-game'; readonly game: string };

/** Stops a game at once with one operator's decision: harm to players cannot wait for a second one. Writes nothing if repeated. */
export const stopGame: Command<
  { stopped: Stopped },
  StopGame,
  Ordering,
  StopGameRejection,
  { stopped: number }
> = {
  name: 'stop-game',
  decide({ stopped }, { game, reason }, { register, games, by }) {
    if (operatorWith(register, by, 'stop-games') === undefined)
      return rejected({ code: 'may-not', right: 'stop-games' });
    if (!games.has(game)) return rejected({ code: 'unknown-game', game });
    return stopped.has(game) ? accepted() : accepted(GameStopped.of({ game, reason }));
  },
  reply: (events) => ({ stopped: events.length }),
};
