import { DAY_MS, houseDate, houseDay, startOfHouseDay } from '@skins/engine/kernel';
import { RankPrizePaid, RankPrizeWithheld, RankingClosed } from '@skins/engine/rankings';
import { HOUSE_TIME } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { changing as changingCatalogue, reboxing } from '../catalogue/orders.ts';
import { audited } from '../kit/audited.ts';
import { dayOf } from '../kit/house.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { closing, counted, midnight, settled } from './orders.ts';

const DEAR = 'box-two';
const SHANGHAI = 480;
/** milliseconds that a world lets pass before each command */
const STEP_MS = 1_000;

/** Returns a shop with players and a box that is dear enough, at a house time. */
function openedAt(houseTime?: string): World {
  const world = new World();
  begin(world, { [ANNA]: 5_000, [BEN]: 5_000 });
  changingCatalogue(world, 1, reboxing(DEAR, 30_000, 0));
  if (houseTime !== undefined) world.time = Date.parse(`${houseTime}+08:00`) - STEP_MS;
  return world;
}

const closedIn = (world: World) =>
  world.records
    .map((record): { type: string; data: { day: number; plays: number } } => JSON.parse(record))
    .filter(({ type }) => type === RankingClosed.type)
    .map(({ data: { day, plays } }) => [houseDate(day), plays]);
const prizesIn = (world: World): number =>
  world.records.filter(
    (record) => record.includes(`"${RankPrizePaid.type}"`) || record.includes(`"${RankPrizeWithheld.type}"`),
  ).length;

describe('a day of a ranking', () => {
  it.each([
    ['midnight', '2027-11-19', '2027-11-20'],
    ['Monday', '2027-11-21', '2027-11-22'],
    ['the month’s end', '2027-11-30', '2027-12-01'],
    ['a leap day', '2028-02-28', '2028-02-29'],
    ['the day after a leap day', '2028-02-29', '2028-03-01'],
    ['no leap day', '2027-02-28', '2027-03-01'],
    ['the year’s end', '2027-12-31', '2028-01-01'],
  ])('ends at %s, a millisecond apart', (_what, before, after) => {
    const world = openedAt(`${before}T23:59:59.999`);
    world.must(openingNow(world, ANNA, 1, DEAR));
    const first = houseDay(Date.parse(`${before}T12:00+08:00`), SHANGHAI);
    world.time = startOfHouseDay(first + 1, SHANGHAI) - STEP_MS;
    for (let n = 0; n < 2; n += 1) world.must(openingNow(world, ANNA, 1, DEAR));
    settled(world, 'box', first);
    settled(world, 'box', first + 1);
    expect(closedIn(world)).toEqual([
      [before, 1],
      [after, 2],
    ]);
    expect(audited(world.records, shop).divergence).toBeUndefined();
  });
});

describe('a moved midnight (attack 16)', () => {
  it.each([
    ['later', 0],
    ['earlier', 840],
  ])('to %s counts each play for one day, and pays each day once', (_way, offsetMinutes) => {
    const world = openedAt();
    const day = dayOf(world);
    world.must(openingNow(world, ANNA, 1, DEAR));
    settled(world, 'box', day);
    changing(world, 72, { rules: HOUSE_TIME, content: { offsetMinutes } });
    // Past every midnight of the old and the new time.
    world.time += 2 * DAY_MS;
    const moved = dayOf(world);
    for (let n = 0; n < 3; n += 1) world.must(openingNow(world, BEN, 1, DEAR));
    for (let n = 0; n < 3; n += 1) world.must(openingNow(world, ANNA, 1, DEAR));
    settled(world, 'box', moved);
    const plays = closedIn(world);
    expect(plays).toEqual([
      [houseDate(day), 1],
      [houseDate(moved), 6],
    ]);
    expect(prizesIn(world)).toBe(3);
    world.run(closing(counted(world, 'box', moved)));
    midnight(world, moved);
    expect(closedIn(world)).toEqual(plays);
    expect(audited(world.records, shop).divergence).toBeUndefined();
  });
});
