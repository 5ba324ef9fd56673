import { shop } from '@skins/engine/shop';
import { type Season, SeasonDrawn, SeasonMilestoneReached } from '@skins/engine/newyear';
import { DAY_MS } from '@skins/engine/kernel';
import { HOUSE_TIME, NOTICE_MS } from '@skins/engine/rules';
import { SeedChainCommitted, UserSeedSet } from '@skins/engine/seeds';
import { describe, expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { divergenceOf } from '../kit/audited.ts';
import { type Forge, appended, edited, logOf } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { drawing, drawingNow, holding, termsNow } from './orders.ts';
import { earned, played } from './plays.ts';

const found = (world: World) => divergenceOf(logOf(world.records), shop);

function playedWorld(): World {
  const world = new World({ shop });
  played(world);
  return world;
}

function earnedWorld(): World {
  const world = new World({ shop });
  earned(world);
  return world;
}

it('an honest log of two seasons has no finding', () => {
  expect(found(playedWorld())).toBeUndefined();
});

it.each<[string, Forge, string]>([
  [
    'radishes that no deed earned',
    edited(SeasonDrawn, ({ earned: had }) => ({ earned: had + 3 })),
    'season-radishes',
  ],
  [
    'a prize that the number does not give',
    edited(SeasonDrawn, ({ prize }) => ({ prize: prize ^ 1 })),
    'season-prize',
  ],
  [
    'a milestone received twice',
    appended(SeasonMilestoneReached, () => ({}), { nth: -1 }),
    'season-milestone',
  ],
  [
    'a milestone without its radishes',
    edited(SeasonMilestoneReached, () => ({ radishes: 20 })),
    'season-milestone',
  ],
])('the auditor names %s', (_what, forge, rule) => {
  expect(divergenceOf(forge(logOf(playedWorld().records)), shop)).toMatchObject({ rule });
});

describe('a shop that looks away', () => {
  /** Rates by which one award is worth more than the rules say. */
  const generous: Partial<Season> = {
    acts: [{ deed: 'open-hash', gems: 1, radishes: 9, perDay: 1_000 }],
  };

  it.each<[string, (world: World) => void, string]>([
    [
      'radishes spent twice',
      (world) => {
        for (let n = 0; n < 4; n += 1) world.must(drawingNow(world, ANNA));
        world.must(drawingNow(world, ANNA, generous));
      },
      'season-radishes',
    ],
    [
      'a draw after the end',
      (world) => {
        const terms = termsNow(world, world.time);
        world.time += 10 * DAY_MS;
        world.must({
          ...drawing(ANNA, terms?.hash ?? ''),
          context: (given) => ({ ...given, terms, priceOf: () => 5_000 }),
        });
      },
      'season-rules',
    ],
    ['a cheaper draw', (world) => void world.must(drawingNow(world, ANNA, { cost: 1 })), 'season-radishes'],
    [
      'a prize out of another table',
      (world) =>
        void world.must(
          drawingNow(world, ANNA, {
            prizes: [{ tickets: 2 ** 24, reward: { type: 'skins', skinId: 'rare', amount: 1 } }],
          }),
        ),
      'season-prize',
    ],
  ])('is named for %s', (_what, cheat, rule) => {
    const world = earnedWorld();
    cheat(world);
    expect(found(world)).toMatchObject({ rule });
  });
});

describe('radishes (attacks 12 and 17)', () => {
  it('are not spent twice, however often the press is repeated', () => {
    const world = earnedWorld();
    const answers = Array.from({ length: 6 }, () => world.run(drawingNow(world, ANNA)));
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(4);
    expect(answers.at(-1)).toMatchObject({
      rejection: { code: 'radishes-short', needed: 3, held: 0 },
    });
  });

  it('come from deeds of the season alone, and not above a day’s most', () => {
    const world = earnedWorld();
    // Twenty gems were spent before the season, and nineteen on its first day, of which six count.
    const event = world.must(drawingNow(world, ANNA)).find(SeasonDrawn.is);
    expect(event?.data.earned).toBe(12);
    world.time += DAY_MS;
    world.must(openingNow(world, ANNA, 1));
    const next = world.must(drawingNow(world, ANNA)).find(SeasonDrawn.is);
    expect(next?.data.earned).toBe(14);
  });

  it('are void once the season is over, or another begins', () => {
    const world = earnedWorld();
    holding(world, 92);
    expect(world.run(drawingNow(world, ANNA))).toMatchObject({
      rejection: { code: 'radishes-short', held: 0 },
    });
    world.time += 10 * DAY_MS;
    expect(world.run(drawingNow(world, ANNA))).toMatchObject({ rejection: { code: 'season-over' } });
  });

  it('cost an open nothing: it writes what it writes without a season', () => {
    const without = new World({ shop });
    begin(without, { [ANNA]: 200 });
    // Seeds have a course of their own, by the number of rolls.
    const typesOf = (world: World) =>
      world
        .must(openingNow(world, ANNA, 2))
        .map(({ type }) => type)
        .filter((type) => type !== UserSeedSet.type && type !== SeedChainCommitted.type);
    expect(typesOf(earnedWorld())).toEqual(typesOf(without));
  });

  it('stay what they are when the house moves its midnight', () => {
    const world = earnedWorld();
    changing(world, 94, { rules: HOUSE_TIME, content: { offsetMinutes: -12 * 60 } });
    world.time += NOTICE_MS;
    expect(world.must(drawingNow(world, ANNA)).find(SeasonDrawn.is)?.data.earned).toBe(12);
    expect(found(world)).toBeUndefined();
  });
});
