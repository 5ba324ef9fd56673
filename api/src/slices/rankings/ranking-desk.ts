import { SYSTEM, startOfHouseDay } from '@skins/engine/kernel';
import {
  type Board,
  LANDED_MS,
  RANKINGS,
  RANK_PLACES,
  type Rankings,
  closeRanking,
  rankingStream,
} from '@skins/engine/rankings';
import type { RulesInForce } from '@skins/engine/kernel';
import { closeDaysOver, termsOfDay as termsOf } from '../../foundation/days/index.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Progress } from '../../foundation/projections/index.ts';
import { type RankQuestions } from './questions.ts';
import { COUNTED } from './views.ts';

interface Lists {
  readonly ask: RankQuestions;
  readonly progress: Pick<Progress, 'reached' | 'status'>;
}

/** Returns the terms of a day: those in force at its 0:00. */
export const termsOfDay = (game: Game, day: number): RulesInForce<Rankings> => termsOf(game, RANKINGS, day);

/** Closes days that are over, once. */
export class RankingDesk {
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Closes each day that is over and whose plays have landed. */
  sweep({ ask, progress }: Lists): Promise<void> {
    return closeDaysOver(this.#game, {
      progress,
      counted: COUNTED,
      after: LANDED_MS,
      openBefore: ask.openBefore,
      close: ({ board, day }) => this.#close(board, day, ask),
    });
  }

  async #close(board: Board, day: number, ask: RankQuestions): Promise<void> {
    const game = this.#game;
    const stream = rankingStream(board, day);
    const { state } = await game.streams.ranking.load(stream);
    if (state.closed !== undefined) return;
    const top = ask.top({ board, day, until: Infinity }, RANK_PLACES);
    await game.runtime.execute({
      command: closeRanking,
      streams: game.streams.ranking,
      stream,
      commandId: `${stream}/close`,
      input: {
        board,
        day,
        ...ask.sums(board, day),
        rows: top.map(({ play, multiple }) => ({ play, multiple })),
      },
      actor: SYSTEM,
      context: (moment) => ({
        ...moment,
        terms: termsOfDay(game, day),
        endsAt: startOfHouseDay(day + 1, game.houseOffset(moment.time)),
      }),
    });
  }
}
