import { Type } from 'typebox';
import { DAY_MS, UNITS_PER_GEM, closed, defineEvent, measured } from '../../engine/src/kernel/index.ts';
import type { Season } from '../../engine/src/slices/newyear/events.ts';
import type { SeasonTerms } from '../../engine/src/slices/newyear/season.ts';

const inAll = (text: string) => ({ zh: `${text} 一`, en: text, ru: `${text} и`, vi: `${text} ộ` });
const QUARTER_OF_TICKETS = 2 ** 22;

/** A season of tests: every gem spent on hash boxes earns two radishes, and a draw costs three. */
export const seasonFrom = (from: number, change: Partial<Season> = {}): Season => ({
  name: inAll('Season'),
  lede: inAll('Lede'),
  radish: { name: inAll('Radish'), image: '/art/prop/radish.svg' },
  image: '/art/case/hex.330.9.season.svg',
  from,
  until: from + 10 * DAY_MS,
  acts: [
    { deed: 'open-hash', gems: 1, radishes: 2, perDay: 12 },
    { deed: 'upgrade', gems: 2, radishes: 1, perDay: 3 },
  ],
  cost: 3,
  prizes: [
    { tickets: QUARTER_OF_TICKETS, reward: { type: 'skins', skinId: 'plain', amount: 1 } },
    { tickets: QUARTER_OF_TICKETS, reward: { type: 'diamond', amount: 1_000 } },
    { tickets: QUARTER_OF_TICKETS, reward: { type: 'OpenBox', boxId: 'box-one', amount: 1 } },
    { tickets: QUARTER_OF_TICKETS, reward: { type: 'debris', amount: 2 } },
  ],
  milestones: [
    { radishes: 5, reward: { type: 'debris', amount: 3 } },
    { radishes: 20, reward: { type: 'skins', skinId: 'fine', amount: 1 } },
  ],
  ...change,
});

/** Gems spent on hash boxes. */
const Spent = defineEvent('Spent', closed({ gems: Type.Integer() }));
export const spent = (gems: number) => Spent.of({ gems: gems * UNITS_PER_GEM });
export const SPENT_MEASURES = [
  measured(Spent, {}, { 'open-hash': ({ gems }) => ({ count: 1, amount: gems }) }),
];

/** A season from the beginning of time, under rules with the hash a… */
export const termsFrom = (change: Partial<Season> = {}): SeasonTerms => {
  const season = seasonFrom(0, change);
  return { hash: 'a'.repeat(64), season, endsAt: season.until };
};
