import { playerStream } from '@skins/engine/accounts';
import { ADJUSTMENT_CEILINGS, type Adjustment, adjustBalance, ceilingOf } from '@skins/engine/adjustments';
import { type Amount, type OperatorRole, houseDay, startOfHouseDay } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/game.ts';
import type { Progress } from '../../foundation/projections/progress.ts';
import { START } from '../../foundation/store/index.ts';
import type { DaySpending, Reserved } from './day-spending.ts';

/** Timeout for counting the adjustments of earlier processes, in milliseconds. */
const COUNTED_MS = 10_000;

/** The daily ceiling could not be checked: earlier adjustments are not counted yet, or the day ended meanwhile. Nothing happened. */
export class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

/**
 * Adjusts balances on one operator's decision. The daily ceiling covers all players, who each have their own stream. So the amount
 * is reserved before it is moved. All adjustments of a process run one after the other, so that none is refused for another's
 * reservation.
 */
export class AdjustmentDesk {
  readonly #game: Game;
  readonly #progress: Progress;
  readonly #spending: DaySpending;
  #turn: Promise<unknown> = Promise.resolve();
  /** whether the lists have what was adjusted before this process began */
  #counted = false;

  constructor(game: Game, spending: DaySpending, progress: Progress) {
    this.#game = game;
    this.#spending = spending;
    this.#progress = progress;
  }

  /** Returns how much an operator may move alone, in 1/10,000 gem. */
  async room({ operatorId, role }: { readonly operatorId: string; readonly role: OperatorRole }): Promise<{
    readonly perAct: Amount;
    readonly perDay: Amount;
    readonly left: Amount;
  }> {
    const time = this.#game.clock();
    const ceiling = ceilingOf(this.#game.rulesAt(ADJUSTMENT_CEILINGS, time).content, role);
    const spent = await this.#spending.since(operatorId, this.#midnight(time));
    return { ...ceiling, left: Math.max(0, ceiling.perDay - spent) };
  }

  /** @throws NotCounted */
  adjust(playerId: string, adjustment: Adjustment, by: string, commandId: string) {
    const turn = this.#turn.then(() => this.#adjust(playerId, adjustment, by, commandId));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #adjust(playerId: string, adjustment: Adjustment, by: string, commandId: string) {
    await this.#demandCounted();
    const time = this.#game.clock();
    const own = await this.#spending.reserve({ operator: by, time, amount: adjustment.amount });
    const outcome = await this.#act({ playerId, adjustment, by, commandId }, own);
    // After any other error the log may have the adjustment: the reservation counts until the day ends.
    if (outcome.kind === 'done') await this.#spending.settle(own, outcome.position);
    else await this.#spending.release(own);
    return outcome;
  }

  async #act(
    {
      playerId,
      adjustment,
      by,
      commandId,
    }: {
      readonly playerId: string;
      readonly adjustment: Adjustment;
      readonly by: string;
      readonly commandId: string;
    },
    own: Reserved,
  ) {
    const day = this.#midnight(own.time);
    const spent = await this.#spending.since(by, day, own);
    try {
      return await this.#game.act(adjustBalance, {
        by,
        streams: this.#game.streams.player,
        stream: playerStream(playerId),
        commandId,
        input: adjustment,
        context: (moment) => {
          if (this.#midnight(moment.time) !== day) throw new NotCounted('the day ended meanwhile');
          return {
            ...moment,
            by,
            register: this.#game.operators().register,
            ceilings: this.#game.rulesAt(ADJUSTMENT_CEILINGS, moment.time).content,
            spent,
          };
        },
      });
    } catch (error) {
      if (error instanceof NotCounted) await this.#spending.release(own);
      throw error;
    }
  }

  /** Returns the start of a time's house day. */
  #midnight(time: number): number {
    const offset = this.#game.houseOffset(time);
    return startOfHouseDay(houseDay(time, offset), offset);
  }

  /**
   * Waits once until the lists have what the log had before: not all of it was reserved. A parked list counts nothing, however long
   * one waits.
   */
  async #demandCounted(): Promise<void> {
    if (this.#counted) return;
    const head = await this.#game.store.head();
    this.#counted =
      head === START ||
      ((await this.#progress.reached(head, COUNTED_MS)) &&
        this.#progress.status().some(({ name, parked }) => name === 'adjustments' && parked === undefined));
    if (!this.#counted) throw new NotCounted('adjustments of before are not counted yet');
  }
}
