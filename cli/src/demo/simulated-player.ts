import { SHARES } from '@skins/engine/fairness';
import { backPack, sellBackItems } from '@skins/api/bag/contract';
import { battleRules, createBattle, joinBattle } from '@skins/api/battles/contract';
import { openBox } from '@skins/api/boxes/contract';
import { luckycardList, luckycardPress } from '@skins/api/luckycard/contract';
import { newYearDraw, newYearMilestone, newYearSeason } from '@skins/api/newyear/contract';
import { moonboxInfo, moonboxOpen } from '@skins/api/moonbox/contract';
import { redEnvelope } from '@skins/api/redpackets/contract';
import { joinRoom } from '@skins/api/rolls/contract';
import { activityBox, activityList, activityOpen, receiveActivity } from '@skins/api/activities/contract';
import { openTask, openTaskGive, taskInfo } from '@skins/api/tasks/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import {
  buyShares,
  plantWish,
  wishList,
  wishPlanting,
  wishRules,
  wishSkins,
} from '@skins/api/wishes/contract';
import type { Caller } from './caller.ts';
import type { Stock } from './stock.ts';

/** What surrounds a simulated player. */
export interface Surroundings {
  readonly stock: Stock;
  /** roll rooms that can be joined */
  readonly rooms: ReadonlySet<string>;
  /** battles that wait for players; undefined while battles are planned */
  readonly battles?: ReadonlySet<string> | undefined;
  /** Tells whether red packets fall. */
  readonly rains?: (() => boolean) | undefined;
  /** Buys gems for a player by the local provider. @returns whether they came */
  readonly topUp: (caller: Caller, random: () => number) => Promise<boolean>;
}

/** Box types of a task up to this one give a skin, the others a prop. */
const GIVES_A_SKIN = 3;
/** Share of the balance that a box may cost at most. */
const DARING = [0.08, 0.2, 0.5] as const;
const COUNTS = [1, 1, 1, 2, 3, 5, 10] as const;
/** An upgrade aims at this many times its stake, at random in between. */
const AIM = { least: 1.3, most: 6 };
/** Items from which a player begins to sell. */
const FULL_BAG = 24;
const PAYS = 0.3;
const ROUNDS = [1, 2, 3, 3, 4, 5] as const;
const RULES = ['highest', 'highest', 'lowest', 'last', 'jackpot', 'shared'] as const;
/** Wishes that players let grow at once; they plant another one below that. */
const WISHES = 3;
/** Dearest skins among which a wish is chosen. */
const WISHED = 60;
/** Sold shares from which a wish is left to the plan. */
const NEARLY_FULL = 850;
/** Shares that a player buys at once, at most. */
const SHARES_MOST = 25;
/** Seats of the battles that players open by themselves. */
const SEATS = 2;

/** A player with habits that follow from a seed. */
export class SimulatedPlayer {
  readonly #caller: Caller;
  readonly #random: () => number;
  readonly #daring: number;
  readonly #pays: boolean;
  readonly #joined = new Set<string>();
  #signedIn = false;
  #balance = Number.POSITIVE_INFINITY;
  #items: { readonly id: string; readonly price: number }[] = [];

  constructor(caller: Caller, random: () => number) {
    this.#caller = caller;
    this.#random = random;
    this.#daring = pick(DARING, random);
    this.#pays = random() < PAYS;
  }

  /** Does one thing. */
  async act(around: Surroundings): Promise<void> {
    const room = [...around.rooms].find((id) => !this.#joined.has(id));
    const battle = [...(around.battles ?? [])].find((id) => !this.#joined.has(id));
    const mood = this.#random();
    if (around.rains?.() === true) return void (await this.#caller.ask(redEnvelope));
    if (battle !== undefined && mood < 0.25) return void (await this.takeSeat(battle));
    if (room !== undefined && mood < 0.15) return this.#join(room);
    // Signing in asks for an act before it.
    if (!this.#signedIn && mood < 0.3) return this.#signIn();
    if (mood < 0.2) return this.#claim();
    if (mood < 0.23) return this.#wish(around);
    if (mood < 0.25) return this.#turnCard();
    if (mood < 0.27) return this.#spendRadishes();
    if (mood < 0.28) return this.#openMoon();
    if (mood < 0.29) return this.#takeActivities();
    if (this.#pays && mood < 0.31) return this.#topUp(around);
    if (this.#items.length >= FULL_BAG || mood > 0.94) return this.#sell();
    if (around.battles && mood > 0.74 && mood <= 0.76) return void (await this.openBattle(around));
    if (mood > 0.76 && this.#items.length > 0) return this.#upgrade(around.stock);
    await this.#open(around);
  }

  /** Opens a battle over one cheap box. @returns its id; undefined if the shop refuses */
  async openBattle({ stock }: Surroundings, seats = SEATS): Promise<string | undefined> {
    const { rulesHash, ceiling } = await this.#caller.must(battleRules);
    const rounds = pick(ROUNDS, this.#random);
    const most = Math.min(this.#budget(), ceiling / seats) / rounds;
    const afforded = stock.boxes.filter(({ price }) => price > 0 && price <= most);
    if (afforded.length === 0) return undefined;
    const { boxId, versionHash } = pick(afforded, this.#random);
    const boxes = Array.from({ length: rounds }, () => ({ boxId, versionHash }));
    const rule = pick(RULES, this.#random);
    const body = { boxes, seats, teams: 0, rule, open: true, rulesHash };
    const opened = await this.#caller.ask(createBattle, { body });
    if (opened === undefined) return undefined;
    this.#balance = opened.balance;
    this.#joined.add(opened.battleId);
    return opened.battleId;
  }

  /** Takes a seat of a battle. @returns whether it was free, and could be paid */
  async takeSeat(battleId: string): Promise<boolean> {
    this.#joined.add(battleId);
    const seat = await this.#caller.ask(joinBattle, { body: { battleId } });
    if (seat !== undefined) this.#balance = seat.balance;
    return seat !== undefined;
  }

  /** Buys shares of a growing wish, or plants one where few grow. */
  async #wish({ battles }: Surroundings): Promise<void> {
    const growing = ((await this.#caller.ask(wishList)) ?? { records: [] }).records;
    if (growing.length < WISHES) return void (await this.plantWish());
    // In planned days time leaps: last shares are sold by the plan, which waits for the draw.
    const buyable = growing.filter(({ sold }) => sold < (battles === undefined ? NEARLY_FULL : SHARES));
    if (buyable.length === 0) return;
    const { id, sharePrice, sold } = pick(buyable, this.#random);
    const shares = Math.min(this.#sharesAt(sharePrice), SHARES - sold);
    if (shares > 0) await this.buyShares(id, shares);
  }

  /** Buys shares of a wish. @returns how many are sold; undefined if the shop refuses */
  async buyShares(wishId: string, shares: number): Promise<number | undefined> {
    const bought = await this.#caller.ask(buyShares, { body: { wishId, shares } });
    if (bought !== undefined) this.#balance = bought.balance;
    return bought?.sold;
  }

  /** Plants a wish for a skin that many can pay shares of. @returns its id; undefined if the shop refuses */
  async plantWish(): Promise<string | undefined> {
    const { rulesHash, hours } = await this.#caller.must(wishRules);
    const { free } = await this.#caller.must(wishPlanting);
    const { records } = await this.#caller.must(wishSkins, { query: { size: WISHED } });
    if (free !== null || records.length === 0) return undefined;
    const { skinId, account } = pick(records, this.#random);
    const shares = this.#sharesAt(account.sharePrice);
    const body = { skinId, price: account.price, hours: pick(hours, this.#random), shares, rulesHash };
    const planted = await this.#caller.ask(plantWish, { body });
    if (planted !== undefined) this.#balance = planted.balance;
    return planted?.wishId;
  }

  #sharesAt(price: number): number {
    const most = Math.min(SHARES_MOST, Math.floor(this.#budget() / price));
    return most < 1 ? 0 : 1 + Math.floor(this.#random() * most);
  }

  /** Receives a milestone of the season, or draws while there are radishes. */
  async #spendRadishes(): Promise<void> {
    const season = await this.#caller.ask(newYearSeason);
    if (season?.state !== 'running') return;
    const { rulesHash, milestones, radishes, cost } = season;
    const reached = milestones.find(({ state }) => state === 'reached');
    if (reached !== undefined)
      await this.#caller.ask(newYearMilestone, { body: { rulesHash, radishes: reached.radishes } });
    else if (radishes >= cost) await this.#caller.ask(newYearDraw, { body: { rulesHash } });
  }

  /** Opens the moon box at the phase of the own moon. */
  async #openMoon(): Promise<void> {
    const moon = await this.#caller.ask(moonboxInfo);
    const phase = moon?.phases[moon.phase];
    if (moon === undefined || phase === undefined || phase.price > this.#budget()) return;
    const body = { phase: moon.phase, versionHash: phase.versionHash, rulesHash: moon.rulesHash };
    const opened = await this.#caller.ask(moonboxOpen, { body });
    if (opened !== undefined) this.#balance = opened.balance;
  }

  /** Receives a step that is reached, or uses an opening that one gave. */
  async #takeActivities(): Promise<void> {
    const [given] = (await this.#caller.ask(activityBox)) ?? [];
    if (given !== undefined) {
      const { activityId, step } = given;
      return void (await this.#caller.ask(activityOpen, { body: { activityId, step } }));
    }
    const { activities } = (await this.#caller.ask(activityList)) ?? { activities: [] };
    const due = activities.find(({ claimable }) => claimable > 0);
    const reached = due?.steps.find(({ status }) => status === 'claimable');
    if (due === undefined || reached === undefined) return;
    const { type, activityId, rulesHash } = due;
    await this.#caller.ask(receiveActivity, { body: { type, activityId, step: reached.step, rulesHash } });
  }

  /** Turns the next card of a deck that can be paid. */
  async #turnCard(): Promise<void> {
    const open = ((await this.#caller.ask(luckycardList, { query: { state: 'open' } })) ?? { records: [] })
      .records;
    const afforded = open.filter(({ next }) => next !== null && next.price <= this.#budget());
    if (afforded.length === 0) return;
    const { roomId, next } = pick(afforded, this.#random);
    if (next === null) return;
    const body = { roomId, turn: next.turn, price: next.price };
    const pressed = await this.#caller.ask(luckycardPress, { body });
    if (pressed !== undefined) this.#balance = pressed.balance;
  }

  async #topUp({ topUp }: Surroundings): Promise<void> {
    if (await topUp(this.#caller, this.#random)) this.#balance = Number.POSITIVE_INFINITY;
  }

  async #signIn(): Promise<void> {
    this.#signedIn = (await this.#caller.ask(receiveActivity, { body: { type: 1 } })) !== undefined;
  }

  async #join(roomId: string): Promise<void> {
    this.#joined.add(roomId);
    await this.#caller.ask(joinRoom, { body: { roomId } });
  }

  async #claim(): Promise<void> {
    const boxes = (await this.#caller.ask(taskInfo, { query: { type: 0 } })) ?? [];
    const due = boxes.find(({ claimable }) => claimable);
    if (due === undefined) return;
    const body = { boxId: due.id, rulesHash: due.rulesHash };
    if (due.boxType <= GIVES_A_SKIN) await this.#caller.ask(openTask, { body });
    else await this.#caller.ask(openTaskGive, { body });
  }

  async #open(around: Surroundings): Promise<void> {
    const afforded = around.stock.boxes.filter(({ price }) => price > 0 && price <= this.#budget());
    if (afforded.length === 0) {
      if (this.#items.length > 0) return this.#sell();
      return this.#pays ? this.#topUp(around) : undefined;
    }
    const { price, ...box } = pick(afforded, this.#random);
    const count = price * 10 <= this.#budget() ? pick(COUNTS, this.#random) : 1;
    const opened = await this.#caller.ask(openBox, { body: { ...box, count } });
    if (opened === undefined) {
      this.#balance = Math.min(this.#balance, price) / 2;
      return;
    }
    this.#balance = opened.balance;
    for (const { itemId, price: value } of opened.opens) this.#items.push({ id: itemId, price: value });
  }

  #budget(): number {
    return Number.isFinite(this.#balance)
      ? Math.max(this.#balance * this.#daring, Math.min(this.#balance, 5))
      : 5;
  }

  async #sell(): Promise<void> {
    const bag = await this.#caller.ask(backPack, { query: { size: 100, status: 0 } });
    const items = (bag?.records ?? []).filter(({ sellPrice, disable }) => sellPrice !== null && !disable);
    const sold = items.toSorted((a, b) => a.salePrice - b.salePrice).slice(0, Math.ceil(items.length * 0.7));
    if (bag === undefined || sold.length === 0) {
      this.#items = [];
      return;
    }
    const body = { itemIds: sold.map(({ id }) => id), rulesHash: bag.sellBack.rulesHash };
    const sale = await this.#caller.ask(sellBackItems, { body });
    if (sale !== undefined) this.#balance = sale.balance;
    const gone = new Set(body.itemIds);
    this.#items = items
      .filter(({ id }) => !gone.has(id))
      .map(({ id, salePrice }) => ({ id, price: salePrice }));
  }

  async #upgrade({ targets }: Stock): Promise<void> {
    const staked = pick(this.#items, this.#random);
    this.#items = this.#items.filter((item) => item !== staked);
    const wanted = staked.price * (AIM.least + this.#random() * (AIM.most - AIM.least));
    const target = targets.find(({ price }) => price >= wanted);
    if (target === undefined) return;
    const of = { itemIds: [staked.id], gems: 0, targetSkinId: target.skinId };
    const quoted = await this.#caller.ask(upgradeQuote, {
      query: { itemIds: staked.id, targetSkinId: target.skinId },
    });
    if (quoted === undefined) return;
    const played = await this.#caller.ask(playUpgrade, { body: { ...of, quote: quoted.quote } });
    if (played === undefined) return;
    this.#balance = played.balance;
    if (played.itemId !== null) this.#items.push({ id: played.itemId, price: played.targetPrice });
  }
}

/** @throws RangeError if there is nothing to pick from */
export function pick<Value>(values: readonly Value[], random: () => number): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('there is nothing to pick from');
  return value;
}
