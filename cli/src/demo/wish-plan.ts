import type { Serving } from '@skins/api';
import { wishDetail } from '@skins/api/wishes/contract';
import { SHARES } from '@skins/engine/fairness';
import type { Static } from 'typebox';
import { Caller } from './caller.ts';
import type { Crowd } from './crowd.ts';
import type { LeapingTime } from './leaping-time.ts';

/** What wishes of a demonstration are filled with. */
interface Parts {
  readonly serving: Serving;
  readonly crowd: Crowd;
  readonly time: LeapingTime;
  readonly players: number;
  readonly random: () => number;
}

/** A wish that players fill. */
export interface PlannedWish {
  /** when it is planted, milliseconds since 1970 */
  readonly from: number;
  /** shares that are sold in the end: all of them, and it is drawn */
  readonly goal: number;
}

interface Growing extends PlannedWish {
  id?: string;
  sold: number;
  due: number;
}

type Detail = Static<typeof wishDetail.data>;

/** Time between two purchases. */
const EVERY_MS = { least: 60_000, most: 420_000 };
/** Shares of a purchase. */
const SHARES_AT_ONCE = { least: 20, most: 120 };
const ASK_MS = 20;
/** A moment behind the one at which a wish goes on. */
const BEHIND_MS = 3_000;

/** The wishes that the players of a demonstration fill; the others grow as they like. Each full one is drawn before the day goes on. */
export class WishPlan {
  readonly #parts: Parts;
  #growing: Growing[];

  constructor(parts: Parts, wishes: readonly PlannedWish[]) {
    this.#parts = parts;
    this.#growing = wishes.map((wish) => ({ ...wish, sold: 0, due: wish.from }));
  }

  /** Does what is due before a moment. */
  async until(time: number): Promise<void> {
    for (const wish of this.#growing) {
      while (wish.due <= time && wish.sold < wish.goal) await this.#goOn(wish);
      if (wish.sold === SHARES && wish.id !== undefined) await this.#toItsEnd(wish.id);
    }
    this.#growing = this.#growing.filter(({ sold, goal }) => sold < goal);
  }

  async #goOn(wish: Growing): Promise<void> {
    const { crowd, time, players } = this.#parts;
    time.leapTo(wish.due);
    wish.due += this.#between(EVERY_MS);
    const player = 1 + Math.floor(this.#parts.random() * players);
    const { id, sold, goal } = wish;
    if (id === undefined) {
      const planted = await crowd.plantWish(player);
      if (planted !== undefined) wish.id = planted;
    } else {
      const shares = Math.min(goal - sold, Math.round(this.#between(SHARES_AT_ONCE)));
      wish.sold = (await crowd.buyShares(player, id, shares)) ?? sold;
    }
  }

  #between({ least, most }: { readonly least: number; readonly most: number }): number {
    return least + this.#parts.random() * (most - least);
  }

  async #toItsEnd(id: string): Promise<void> {
    // The freeze is signed at the usual pace, long before the round.
    const { wish } = await this.#until(
      id,
      ({ wish: { state }, evidence }) => evidence.sealed !== null || isOver(state),
    );
    const { flows } = this.#parts.serving.service;
    if (wish.roundTime !== null) this.#parts.time.leapTo(wish.roundTime + BEHIND_MS);
    await flows.retry(`wish-${id}#1`);
    await flows.idle();
    await this.#until(id, ({ wish: { state } }) => isOver(state));
  }

  /** Asks for a wish until it is as wanted. */
  async #until(id: string, wanted: (detail: Detail) => boolean): Promise<Detail> {
    const caller = new Caller(this.#parts.serving.address);
    for (;;) {
      const detail = await caller.must(wishDetail, { query: { id } });
      if (wanted(detail)) return detail;
      await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    }
  }
}

const isOver = (state: Detail['wish']['state']): boolean => state !== 'growing' && state !== 'sealing';
