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
import { type Game, today } from '../../foundation/game/index.ts';
import type { Progress } from '../../foundation/projections/index.ts';
import { type RankQuestions } from './questions.ts';
import { COUNTED } from './views.ts';

/** How long a closing waits for the list to have counted the log, milliseconds. */
const COUNTED_MS = 30_000;

interface Lists {
  readonly ask: RankQuestions;
  readonly progress: Pick<Progress, 'reached' | 'status'>;
}

/** Returns the rules of a day: those in force at its 0:00; on a shop's first day those in force now. */
export function termsOfDay(
  {
    rulesAt,
    rulesHistory,
    clock,
    houseOffset,
  }: Pick<Game, 'rulesAt' | 'rulesHistory' | 'clock' | 'houseOffset'>,
  day: number,
): RulesInForce<Rankings> {
  const now = clock();
  const start = startOfHouseDay(day, houseOffset(now));
  const known = rulesHistory(RANKINGS).versions.some(({ from }) => from <= start);
  return rulesAt(RANKINGS, known ? start : now);
}

/** Closes days that are over, once. */
export class RankingDesk {
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Closes each day that is over and whose plays have landed. */
  async sweep({ ask, progress }: Lists): Promise<void> {
    const { clock, houseOffset, store } = this.#game;
    const now = clock();
    const day = today(this.#game);
    if (now < startOfHouseDay(day, houseOffset(now)) + LANDED_MS) return;
    if (ask.openBefore(day).length === 0) return;
    // Plays of a closed day precede this position: the clock never goes back behind the log's end.
    const head = await store.head();
    if (!(await progress.reached(head, COUNTED_MS))) return;
    if (progress.status().some(({ name, parked }) => name === COUNTED && parked !== undefined)) return;
    for (const open of ask.openBefore(day)) await this.#close(open.board, open.day, ask);
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
