import type { Serving } from '@skins/api';
import { orderGems, payOnTop, payOrderState, payWay } from '@skins/api/payments/contract';
import seedrandom from 'seedrandom';
import { Caller } from './caller.ts';
import { SimulatedPlayer, type Surroundings, pick } from './simulated-player.ts';
import { stockOf } from './stock.ts';

/** A moment at which a player does something. */
export interface Moment {
  /** milliseconds since 1970 */
  readonly time: number;
  /** number of the player, from 1 */
  readonly player: number;
}

const SESSIONS_MOST = 2;
const ACTS = { least: 3, most: 9 };
/** Time between two acts of a session. */
const PAUSE_MS = { least: 12_000, most: 90_000 };
/** When a day's players come: few at night, most in the evening; an hour's share by its hour. */
const HOURS = [2, 1, 1, 1, 1, 1, 2, 3, 4, 4, 5, 6, 7, 6, 5, 5, 6, 7, 8, 10, 11, 10, 7, 4] as const;
const HOUR_MS = 3_600_000;
const WAIT_MS = 50;
const TRIES = 200;

/** Returns a day's moments in their order. @param from milliseconds since 1970 */
export function dayOf(from: number, players: number, seed: string): Moment[] {
  const random = seedrandom(`${seed} day ${from}`);
  const moments: Moment[] = [];
  const hours = HOURS.flatMap((share, hour) => Array.from({ length: share }, () => hour));
  for (let player = 1; player <= players; player += 1)
    for (let session = 0; session < 1 + Math.floor(random() * SESSIONS_MOST); session += 1) {
      let time = from + (pick(hours, random) + random()) * HOUR_MS;
      const acts = ACTS.least + Math.floor(random() * (ACTS.most - ACTS.least));
      for (let act = 0; act < acts && time < from + 24 * HOUR_MS; act += 1) {
        moments.push({ time, player });
        time += PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least);
      }
    }
  return moments.toSorted((a, b) => a.time - b.time);
}

/** The simulated players of a running shop. */
export class Crowd {
  readonly #serving: Serving;
  readonly #seed: string;
  readonly #players = new Map<number, Promise<SimulatedPlayer>>();
  readonly #around: Surroundings;

  private constructor(serving: Serving, seed: string, around: Surroundings) {
    this.#serving = serving;
    this.#seed = seed;
    this.#around = around;
  }

  /** @param joinable what can be joined; may change */
  static async around(
    serving: Serving,
    seed: string,
    joinable: Pick<Surroundings, 'rooms' | 'battles' | 'rains'>,
  ): Promise<Crowd> {
    const stock = await stockOf(new Caller(serving.address));
    return new Crowd(serving, seed, {
      stock,
      ...joinable,
      topUp: (caller, random) => topUp(serving, caller, random),
    });
  }

  /** Lets a player do one thing; a new one registers first. */
  async act(number: number): Promise<void> {
    await (await this.#player(number)).act(this.#around);
  }

  /** Lets a player open a battle. @returns its id; undefined if the shop refuses */
  async openBattle(number: number, seats: number): Promise<string | undefined> {
    return (await this.#player(number)).openBattle(this.#around, seats);
  }

  /** Lets a player take a seat. @returns whether it was free, and could be paid */
  async takeSeat(number: number, battleId: string): Promise<boolean> {
    return (await this.#player(number)).takeSeat(battleId);
  }

  /** Lets a player plant a wish. @returns its id; undefined if the shop refuses */
  async plantWish(number: number): Promise<string | undefined> {
    return (await this.#player(number)).plantWish();
  }

  /** Lets a player buy shares. @returns how many of the wish are sold; undefined if the shop refuses */
  async buyShares(number: number, wishId: string, shares: number): Promise<number | undefined> {
    return (await this.#player(number)).buyShares(wishId, shares);
  }

  #player(number: number): Promise<SimulatedPlayer> {
    let player = this.#players.get(number);
    if (player === undefined) this.#players.set(number, (player = this.#enter(number)));
    return player;
  }

  async #enter(number: number): Promise<SimulatedPlayer> {
    const token = await this.#serving.service.desks.demonstration.enter(number);
    const caller = new Caller(this.#serving.address, { token });
    return new SimulatedPlayer(caller, seedrandom(`${this.#seed} player ${number}`));
  }
}

/** Orders gems and pays them at the local provider. */
async function topUp({ service }: Serving, caller: Caller, random: () => number): Promise<boolean> {
  const { local } = service.desks.payments;
  const [way] = (await caller.ask(payWay)) ?? [];
  const onTop = await caller.ask(payOnTop);
  if (local === undefined || way === undefined || onTop === undefined) return false;
  const { id: goodsId } = pick(way.goodsList.slice(0, 4), random);
  const { gift = 0, bonus = 0 } = onTop.goods.find(({ id }) => id === goodsId) ?? {};
  const rules = { ...way.rules, bonus: onTop.rules };
  const order = await caller.ask(orderGems, { body: { goodsId, type: way.type, rules, gift, bonus } });
  if (order === undefined) return false;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { payment } = await service.desks.payments.desk.read(order.orderId);
    if (payment.reference !== undefined) {
      local.act(payment.reference, 'pay');
      const state = await caller.ask(payOrderState, { query: { orderId: order.orderId } });
      if (state?.credited) return true;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return false;
}
