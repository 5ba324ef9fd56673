import { playerStream } from '@skins/engine/accounts';
import { ADJUSTMENT_CEILINGS, type Adjustment, adjustBalance, ceilingOf } from '@skins/engine/adjustments';
import { type Amount, type OperatorRole, houseDay, startOfHouseDay } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { Game } from '../../foundation/game/game.ts';
import type { Progress } from '../../foundation/projections/progress.ts';
import { type Position, START } from '../../foundation/store/index.ts';
import { spentSince } from './views.ts';

/** Timeout for counting the previous adjustment, in milliseconds. */
const COUNTED_MS = 10_000;

/** The daily ceiling could not be checked, because an earlier adjustment is not counted yet. */
export class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

/**
 * Adjusts balances on one operator's decision. The daily ceiling covers all players, who each have their own stream. So all
 * adjustments run here one after the other, and each waits until the previous one is counted.
 */
export class AdjustmentDesk {
  readonly #game: Game;
  readonly #progress: Progress;
  readonly #spent: (operatorId: string, time: number) => number;
  #turn: Promise<unknown> = Promise.resolve();
  /** undefined: adjustments of earlier processes may not be counted yet */
  #newest: Position | undefined;

  constructor(game: Game, readModels: Database, progress: Progress) {
    this.#game = game;
    this.#progress = progress;
    this.#spent = spentSince(readModels);
  }

  /** Returns how much an operator may move alone, in 1/10,000 gem; an act of a moment ago may not be counted yet. */
  room({ operatorId, role }: { readonly operatorId: string; readonly role: OperatorRole }): {
    readonly perAct: Amount;
    readonly perDay: Amount;
    readonly left: Amount;
  } {
    const time = this.#game.clock();
    const ceiling = ceilingOf(this.#game.rulesAt(ADJUSTMENT_CEILINGS, time).content, role);
    const spent = this.#spent(operatorId, this.#midnight(time));
    return { ...ceiling, left: Math.max(0, ceiling.perDay - spent) };
  }

  /** @throws NotCounted if the lists do not advance; nothing happened */
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

  /** Returns the start of a time's house day. */
  #midnight(time: number): number {
    const offset = this.#game.houseOffset(time);
    return startOfHouseDay(houseDay(time, offset), offset);
  }

  /** Waits until a position is counted. A parked list counts nothing, however long one waits. */
  async #counted(position: Position): Promise<boolean> {
    const reached = await this.#progress.reached(position, COUNTED_MS);
    return (
      reached &&
      this.#progress.status().some(({ name, parked }) => name === 'adjustments' && parked === undefined)
    );
  }
}
