import { SEASON, SeasonDrawn, SeasonMilestoneReached, newyear as slice } from '@skins/engine/newyear';
import { rollOf } from '@skins/engine/fairness';
import { DAY_MS } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import * as fc from 'fast-check';
import { openingNow } from '../boxes/orders.ts';
import { type Forge, appended, both, edited } from '../kit/forge.ts';
import { endingWith, ruled } from '../kit/splices.ts';
import { type TestKit, stepOf } from '../kit/kit.ts';
import { ANNA } from '../kit/platform.ts';
import { drawing, drawingNow, holding, reaching, reachingNow } from './orders.ts';
import { earned, played } from './plays.ts';

const HASH = '0'.repeat(64);
const SEED = 'a'.repeat(64);
const GEMS = { type: 'diamond', amount: 1_000 } as const;
/** A skin that nobody listed. */
const GHOST = { type: 'skins', skinId: 'ghost', amount: 1 } as const;
/** Promised for 20 radishes. */
const FINE = { type: 'skins', skinId: 'fine', amount: 1 } as const;
/** Radishes that nobody has. */
const DEAR = 1_000;
const MILESTONES = [5, 20].map((radishes) => ({ radishes, reward: GEMS }));

/** Repeats a milestone after every season. */
const late: Forge = (log) =>
  appended(SeasonMilestoneReached, ({ time }) => ({ time: (log.at(-1)?.time ?? time) + 20 * DAY_MS }))(log);

export const newyear: TestKit<typeof slice> = {
  slice,
  shop,
  samples: {
    SeasonDrawn: [
      {
        rulesHash: HASH,
        earned: 12,
        spent: 3,
        reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: SEED },
        ticket: rollOf('abc', SEED).ticket,
        prize: 1,
        reward: GEMS,
      },
      {
        rulesHash: HASH,
        earned: 12,
        spent: 3,
        reveal: { chainId: 1, index: 1, userSeed: 'abc', serverSeed: SEED },
        ticket: rollOf('abc', SEED).ticket,
        prize: 0,
        reward: { type: 'skins', skinId: 'plain', amount: 1 },
      },
    ],
    SeasonMilestoneReached: [
      { rulesHash: HASH, earned: 12, radishes: 5, reward: { type: 'debris', amount: 3 } },
      { rulesHash: HASH, earned: 24, radishes: 20, reward: { type: 'skins', skinId: 'fine', amount: 1 } },
    ],
  },
  former: {},
  slow: {
    SeasonDrawn: 'its rewards have optional members, and draws are far fewer than opens',
    SeasonMilestoneReached: 'its rewards have optional members, and each is received once a season',
  },
  play: played,
  forgeries: {
    'season-rules': [
      edited(SeasonDrawn, () => ({ rulesHash: HASH })),
      edited(SeasonMilestoneReached, () => ({ rulesHash: HASH })),
      late,
    ],
    'season-radishes': [
      // More than were earned are spent.
      both(
        ruled(SEASON, ({ season }) => ({ season: season && { ...season, cost: DEAR } }), 1),
        edited(SeasonDrawn, () => ({ spent: DEAR })),
        endingWith(SeasonDrawn),
      ),
      // Invented: more than the deeds come to, also those from before the season.
      edited(SeasonDrawn, ({ earned: had }) => ({ earned: had + 1 })),
      edited(SeasonMilestoneReached, ({ earned: had }) => ({ earned: had + 12 })),
      edited(SeasonDrawn, ({ spent }) => ({ spent: spent - 1 })),
      edited(SeasonDrawn, ({ spent }) => ({ spent: spent + 1 }), { nth: -1 }),
    ],
    'season-ticket': [edited(SeasonDrawn, ({ ticket }) => ({ ticket: ticket ^ 1 }))],
    'season-prize': [
      edited(SeasonDrawn, ({ prize }) => ({ prize: (prize + 1) % 4 })),
      edited(SeasonDrawn, ({ reward }) => ({ reward: { ...reward, amount: reward.amount + 1 } })),
    ],
    'season-milestone': [
      both(
        edited(SeasonMilestoneReached, () => ({ radishes: 20, reward: FINE })),
        endingWith(SeasonMilestoneReached),
      ),
      // Twice, and without its radishes.
      appended(SeasonMilestoneReached, () => ({}), { nth: -1 }),
      edited(SeasonMilestoneReached, () => ({ radishes: 20 })),
      edited(SeasonMilestoneReached, ({ reward }) => ({ reward: { ...reward, amount: reward.amount + 1 } })),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: {},
  trials: {
    'draw-season': {
      order(world) {
        earned(world);
        return drawingNow(world, ANNA);
      },
      refused: {
        'season-over': (order, world) => {
          world.time += 10 * DAY_MS;
          return order;
        },
        'stale-version': () => drawing(ANNA, HASH),
        'season-prize-gone': (_order, world) => {
          holding(world, 93, { prizes: [{ tickets: 2 ** 24, reward: GHOST }] });
          world.must(openingNow(world, ANNA, 2));
          return drawingNow(world, ANNA);
        },
        'radishes-short': (_order, world) => {
          for (let n = 0; n < 4; n += 1) world.must(drawingNow(world, ANNA));
          return drawingNow(world, ANNA);
        },
      },
    },
    'reach-season-milestone': {
      order(world) {
        earned(world);
        return reachingNow(world, ANNA, 5);
      },
      refused: {
        'season-over': (order, world) => {
          world.time += 10 * DAY_MS;
          return order;
        },
        'stale-version': () => reaching(ANNA, { radishes: 5, rulesHash: HASH }),
        'milestone-unknown': (_order, world) => reachingNow(world, ANNA, 6),
        'milestone-received': (_order, world) => {
          world.run(reachingNow(world, ANNA, 5));
          return reachingNow(world, ANNA, 5);
        },
        'milestone-unreached': (_order, world) => reachingNow(world, ANNA, 20),
        'season-prize-gone': (_order, world) => {
          holding(world, 93, { milestones: [{ radishes: 1, reward: GHOST }, ...MILESTONES] });
          world.must(openingNow(world, ANNA, 3));
          return reachingNow(world, ANNA, 1);
        },
      },
    },
  },
  asks: {
    steps: ({ player }) => [
      stepOf({
        weight: 1,
        values: fc.record({ player }),
        order: ({ player: playerId }) => drawing(playerId, HASH),
      }),
      stepOf({
        weight: 1,
        values: fc.record({ player, radishes: fc.constantFrom(5, 20) }),
        order: ({ player: playerId, radishes }) => reaching(playerId, { radishes, rulesHash: HASH }),
      }),
    ],
  },
};
