import { playerStream } from '@skins/engine/accounts';
import { ADJUSTMENT_CEILINGS, type Adjustment, adjustBalance } from '@skins/engine/adjustments';
import { houseDay, startOfHouseDay } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { Game } from '../../foundation/game/game.ts';
import type { Progress } from '../../foundation/projections/progress.ts';
import { type Position, START } from '../../foundation/store/index.ts';
import { spentSince } from './views.ts';

/** How long an adjustment waits for the one before it to be counted. */
const COUNTED_MS = 10_000;

/** An adjustment could not be held to the day's ceiling: what came before it is not counted yet. */
export class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

/**
 * Adjustments at the word of one operator. A ceiling a day goes over all players, each of whom has a stream of their own: so
 * all of them go through here, one after the other, and each waits until the one before it is counted.
 */
export class AdjustmentDesk {
  readonly #game: Game;
  readonly #progress: Progress;
  readonly #spent: (operatorId: string, time: number) => number;
  #turn: Promise<unknown> = Promise.resolve();
  /** undefined: what earlier processes wrote may not be counted yet */
  #newest: Position | undefined;

  constructor(game: Game, readModels: Database, progress: Progress) {
    this.#game = game;
    this.#progress = progress;
    this.#spent = spentSince(readModels);
  }

  /** @throws NotCounted when the lists stand still; nothing happened */
  adjust(playerId: string, adjustment: Adjustment, by: string, commandId: string) {
    const turn = this.#turn.then(() => this.#adjust(playerId, adjustment, by, commandId));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #adjust(playerId: string, adjustment: Adjustment, by: string, commandId: string) {
    const newest = (this.#newest ??= await this.#game.store.head());
    if (newest !== START && !(await this.#counted(newest)))
      throw new NotCounted('adjustments of before are not counted yet');
    const outcome = await this.#game.act(adjustBalance, {
      by,
      streams: this.#game.streams.player,
      stream: playerStream(playerId),
      commandId,
      input: adjustment,
      context: (moment) => ({
        ...moment,
        by,
        register: this.#game.operators().register,
        ceilings: this.#game.rulesAt(ADJUSTMENT_CEILINGS, moment.time).content,
        spent: this.#spent(by, this.#midnight(moment.time)),
      }),
    });
    if (outcome.kind === 'done' && outcome.position > newest) this.#newest = outcome.position;
    return outcome;
  }

  /** When the house day of a time began. */
  #midnight(time: number): number {
    const offset = this.#game.houseOffset(time);
    return startOfHouseDay(houseDay(time, offset), offset);
  }

  /** A list that is parked counts nothing, however long anybody waits. */
  async #counted(position: Position): Promise<boolean> {
    const reached = await this.#progress.reached(position, COUNTED_MS);
    return (
      reached &&
      this.#progress.status().some(({ name, parked }) => name === 'adjustments' && parked === undefined)
    );
  }
}
