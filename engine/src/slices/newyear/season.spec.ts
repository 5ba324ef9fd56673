import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/index.ts';
import { rulesHashOf } from '../../fairness/index.ts';
import { SEASON, type Season } from './events.ts';
import { seasonAt, seasonsOf } from './season.ts';
import { seasonFrom } from '../../../../test/newyear/sample-newyear.ts';

const published = (from: number, season: Season | null) => ({
  version: 1,
  from,
  time: from - DAY_MS,
  hash: rulesHashOf('season', { season }),
  content: { season },
  command: 'a',
  proposalId: undefined,
});
const at = (time: number, ...versions: ReturnType<typeof published>[]) =>
  seasonAt({ versions }, time)?.season.from;
const ONE = DAY_MS;
const TWO = 2 * DAY_MS;
const TEN = 10 * DAY_MS;

describe('a season', () => {
  it('runs from its beginning to its end, under the rules in force at its beginning', () => {
    const history = [published(0, null), published(ONE, seasonFrom(TWO))];
    expect(at(TWO - 1, ...history)).toBeUndefined();
    expect(at(TWO, ...history)).toBe(TWO);
    expect(at(TWO + TEN - 1, ...history)).toBe(TWO);
    expect(at(TWO + TEN, ...history)).toBeUndefined();
  });

  it('goes on whatever is published after it began, and is not held if something else was before', () => {
    const after = published(TWO + 1, null);
    expect(at(TWO + DAY_MS, published(ONE, seasonFrom(TWO)), after)).toBe(TWO);
    expect(at(TWO, published(ONE, seasonFrom(TWO)), published(TWO, null))).toBeUndefined();
  });

  it('is not held by rules that come into force after its beginning', () => {
    expect(at(TWO + 1, published(TWO + 1, seasonFrom(TWO)))).toBeUndefined();
  });

  it('ends where another begins', () => {
    const second = seasonFrom(TWO + 3 * DAY_MS, { until: TWO + 4 * DAY_MS });
    const history = [published(ONE, seasonFrom(TWO)), published(TWO + 1, second)];
    expect(seasonsOf({ versions: history }).map(({ endsAt }) => endsAt)).toEqual([second.from, second.until]);
    expect(at(second.until, ...history)).toBeUndefined();
  });
});

it.each<[string, Partial<Season>]>([
  ['that ends before it begins', { until: 0 }],
  ['longer than 31 days', { until: 32 * DAY_MS }],
  [
    'whose prizes leave a ticket',
    { prizes: [{ tickets: 2 ** 24 - 1, reward: { type: 'debris', amount: 1 } }] },
  ],
  [
    'that names a deed twice',
    { acts: [1, 2].map((gems) => ({ deed: 'upgrade' as const, gems, radishes: 1, perDay: 1 })) },
  ],
  [
    'whose milestones do not rise',
    { milestones: [5, 5].map((radishes) => ({ radishes, reward: { type: 'debris' as const, amount: 1 } })) },
  ],
  ['that begins within a quarter hour', { from: 1 }],
])('rules refuse a season %s', (_what, change) => {
  expect(SEASON.fits({ season: seasonFrom(0) })).toBe(true);
  expect(SEASON.fits({ season: seasonFrom(0, change) })).toBe(false);
});
