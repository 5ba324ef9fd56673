import { SYSTEM, startOfHouseDay } from '@skins/engine/kernel';
import { CLOSES_AFTER_MS, PROMOTION, closePromotionDay, promotionStream } from '@skins/engine/promotion';
import { closeDaysOver, termsOfDay } from '../../foundation/days/index.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Progress } from '../../foundation/projections/index.ts';
import type { PlayerMarks } from '../accounts/player-marks.ts';
import type { PromotionQuestions } from './questions.ts';
import { signalsOf } from './signals.ts';
import { COUNTED } from './views.ts';

interface Lists {
  readonly ask: PromotionQuestions;
  readonly progress: Pick<Progress, 'reached' | 'status'>;
}

/** Closes days that are over, once. */
export class PromotionDesk {
  readonly #game: Game;
  readonly #marks: Pick<PlayerMarks, 'sharing'>;

  constructor(game: Game, marks: Pick<PlayerMarks, 'sharing'>) {
    this.#game = game;
    this.#marks = marks;
  }

  /** Closes each day that is over. */
  sweep({ ask, progress }: Lists): Promise<void> {
    return closeDaysOver(this.#game, {
      progress,
      counted: COUNTED,
      after: CLOSES_AFTER_MS,
      openBefore: ask.openBefore,
      close: (day) => this.#close(day, ask),
    });
  }

  async #close(day: number, ask: PromotionQuestions): Promise<void> {
    const game = this.#game;
    const stream = promotionStream(day);
    const { state } = await game.streams.promotion.load(stream);
    if (state.closed !== undefined) return;
    const now = game.clock();
    const rows = [];
    for (const row of ask.rowsOf(day)) {
      const [strongest] = await signalsOf(this.#marks, ask, row, now);
      rows.push({ ...row, held: strongest?.reason ?? null });
    }
    await game.runtime.execute({
      command: closePromotionDay,
      streams: game.streams.promotion,
      stream,
      commandId: `${stream}/close`,
      input: { day, rows },
      actor: SYSTEM,
      context: (moment) => ({
        ...moment,
        terms: termsOfDay(game, PROMOTION, day),
        endsAt: startOfHouseDay(day + 1, game.houseOffset(moment.time)),
      }),
    });
  }
}
