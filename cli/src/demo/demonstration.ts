import { type Serving, serve } from '@skins/api';
import { SHARES } from '@skins/engine/fairness';
import { DAY_MS, QUARTER_MS } from '@skins/engine/kernel';
import seedrandom from 'seedrandom';
import { ProgressBar } from '../progress-bar.ts';
import { Problem } from '../problem.ts';
import type { Terminal } from '../terminal.ts';
import { BattlePlan } from './battle-plan.ts';
import { Crowd, type Moment, dayOf } from './crowd.ts';
import { type Credentials, House } from './house.ts';
import { LeapingTime } from './leaping-time.ts';
import { WishPlan } from './wish-plan.ts';

/** What a demonstration is made of. */
export interface DemonstrationOptions {
  readonly folder: string;
  readonly players: number;
  readonly days: number;
  readonly seed: number;
}

/** Acts within this time run concurrently, as requests of several players do. */
const TOGETHER_MS = 60_000;
const TOGETHER_MOST = 16;
const HOUR_MS = 3_600_000;
/** A season is published so long before anybody plays: its notice, and an hour. */
const LEAD_MS = DAY_MS + HOUR_MS;
/** Hours of the last day at which rooms close, and hours after it. */
const CLOSINGS = [-15, -4, 3, 20] as const;
/** Battles of the last hours, one after the other. */
const BATTLES = 16;
const BATTLE_EVERY_MS = 40 * 60_000;
/** Wishes that players fill: hours before the end, and shares that are sold by then. The last is full soon after it. */
const WISHES = [
  { hours: 9, goal: SHARES },
  { hours: 3, goal: SHARES },
  { hours: 1.5, goal: 975 },
] as const;
/** A day passes in seconds: alerts are off, and no outside service is called. */
const SETTINGS = {
  SKINS_RATE_LIMIT: 'off',
  SKINS_LOG: 'silent',
  SKINS_ALERT_WEBHOOK: undefined,
  SKINS_BEACON: 'local',
  SKINS_PAYMENTS: 'local',
  SKINS_DELIVERIES: 'local',
  SKINS_STEAM: 'off',
  SKINS_SMS: 'off',
};
/** Rooms are made this long before the last day ends. */
const ROOMS_MS = 20 * HOUR_MS;

/**
 * Makes a data folder the log of a demonstration: simulated players play in it for days, up to now.
 * @throws Problem if the folder has a shop with players
 */
export async function makeDemonstration(
  { folder, players, days, seed }: DemonstrationOptions,
  terminal: Terminal,
): Promise<Credentials> {
  const end = Date.now();
  const begin = end - days * DAY_MS;
  const time = new LeapingTime(begin - LEAD_MS);
  const environment = { ...terminal.environment, ...SETTINGS };
  const serving = await serve({ folder, host: '127.0.0.1', port: 0, environment, time: time.sources });
  const bar = new ProgressBar(terminal, `${players} simulated players play for ${days} days`, 1);
  try {
    if (!(await serving.service.desks.demonstration.open({ players, days, seed })))
      throw new Problem(`${folder} has a shop with players: a demonstration begins in an empty folder`);
    const house = await House.begin(serving, time);
    await house.publishAhead(Math.ceil(begin / QUARTER_MS) * QUARTER_MS, end);
    await time.passTo(begin, () => serving.service.flows.idle());
    const rooms = new Set<string>();
    const crowd = await Crowd.around(serving, String(seed), { rooms });
    const moments = Array.from({ length: days }, (_day, n) =>
      dayOf(begin + n * DAY_MS, players, String(seed)),
    ).flat();
    const plan = new RoomPlan(house, rooms, end);
    const random = seedrandom(`${seed} battles`);
    const begins = Array.from({ length: BATTLES }, (_battle, n) => end - (BATTLES - n) * BATTLE_EVERY_MS);
    const battles = new BattlePlan({ serving, crowd, time, players, random }, begins);
    const wishes = new WishPlan(
      { serving, crowd, time, players, random: seedrandom(`${seed} wishes`) },
      WISHES.map(({ hours, goal }) => ({ from: end - hours * HOUR_MS, goal })),
    );
    for (const [n, together] of inTurns(moments).entries()) {
      const [first] = together;
      if (first === undefined) continue;
      await plan.until(first.time);
      await battles.until(first.time);
      await wishes.until(first.time);
      await time.passTo(first.time, () => serving.service.flows.idle());
      await Promise.all(together.map(({ player }) => crowd.act(player)));
      bar.at((n * TOGETHER_MOST) / moments.length);
    }
    await settled(serving);
    return house.credentials;
  } finally {
    bar.end();
    await serving.close();
  }
}

/** The rooms of a demonstration: made on the last day; the first ones are drawn before it ends. */
class RoomPlan {
  readonly #house: House;
  readonly #open: Set<string>;
  readonly #end: number;
  #due: { readonly id: string; readonly closesAt: number }[] = [];
  #made = false;

  constructor(house: House, open: Set<string>, end: number) {
    this.#house = house;
    this.#open = open;
    this.#end = end;
  }

  /** Does what is due before a moment. */
  async until(time: number): Promise<void> {
    if (!this.#made && time >= this.#end - ROOMS_MS) {
      this.#made = true;
      const closings = CLOSINGS.map((hours) => this.#end + hours * HOUR_MS);
      const ids = await this.#house.openRooms(closings);
      this.#due = closings.flatMap((closesAt, n) => {
        const id = ids[n];
        return id === undefined || closesAt > this.#end ? [] : [{ id, closesAt }];
      });
      for (const id of ids) this.#open.add(id);
    }
    for (const { id, closesAt } of this.#due.filter((room) => room.closesAt <= time)) {
      this.#open.delete(id);
      await this.#house.draw(id, closesAt);
    }
    this.#due = this.#due.filter((room) => room.closesAt > time);
  }
}

/** Divides moments into groups of different players, close together in time. */
function inTurns(moments: readonly Moment[]): Moment[][] {
  const turns: Moment[][] = [];
  for (const moment of moments) {
    const turn = turns.at(-1);
    const [first] = turn ?? [];
    const fits =
      turn !== undefined &&
      first !== undefined &&
      turn.length < TOGETHER_MOST &&
      moment.time - first.time < TOGETHER_MS &&
      turn.every(({ player }) => player !== moment.player);
    if (fits) turn.push(moment);
    else turns.push([moment]);
  }
  return turns;
}

const SETTLE_MS = 60_000;

/** Waits until flows and lists have come to the end. */
async function settled({ service: { flows, projector, store } }: Serving): Promise<void> {
  await flows.idle();
  await projector.progress.reached(await store.head(), SETTLE_MS);
}
