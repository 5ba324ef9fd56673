import { describe, expect, it } from 'vitest';
import { DAY_MS, QUARTER_MS } from '../../kernel/index.ts';
import {
  activity,
  after,
  fought,
  historyOf,
  houseTime,
  worked,
} from '../../../../test/activities/sample-activities.ts';
import { ACTIVITIES } from './events.ts';
import { activitiesOf, activityOf, activityPhaseOf, doneFor } from './standing.ts';

const NOW = houseTime('2026-11-20T12:00');
const idsOf = (history: Parameters<typeof activitiesOf>[0]) =>
  activitiesOf(history).map(({ activity: { activityId }, rulesHash }) => [activityId, rulesHash]);

describe('the activities of a history', () => {
  const [first, later] = [activity('first', NOW), activity('later', NOW + 5 * DAY_MS)];

  it('run by the version in force at their start, whatever is published later', () => {
    const changed = { ...first, until: first.from + DAY_MS };
    const history = historyOf([NOW - DAY_MS, 'a', [first, later]], [NOW + DAY_MS, 'b', [changed, later]]);
    expect(idsOf(history)).toEqual([
      ['first', 'a'],
      ['later', 'b'],
    ]);
    expect(activityOf(history, 'first', NOW)?.activity.until).toBe(first.until);
  });

  it('go on without the version that began them, and do not come once a version lacks them', () => {
    const history = historyOf([NOW - DAY_MS, 'a', [first, later]], [NOW + DAY_MS, 'b', []]);
    expect(idsOf(history)).toEqual([['first', 'a']]);
  });

  it('never begin before their rules', () => {
    expect(idsOf(historyOf([NOW + 1, 'a', [first]]))).toEqual([]);
    expect(idsOf(historyOf([NOW, 'a', [first]]))).toEqual([['first', 'a']]);
  });
});

describe('an activity', () => {
  it.each([
    ['midnight', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['Monday', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['the month’s end', '2026-11-30T00:00', '2026-12-01T00:00'],
    ['the year’s end', '2026-12-31T00:00', '2027-01-01T00:00'],
    ['a leap day', '2028-02-29T00:00', '2028-03-01T00:00'],
    ['no leap day', '2027-02-28T00:00', '2027-03-01T00:00'],
  ])('runs to %s and not a millisecond longer', (_what, begin, end) => {
    const [from, until] = [houseTime(begin), houseTime(end)];
    const held = activity('a', from, { until });
    const phases = [from - 1, from, until - 1, until, until + DAY_MS - 1, until + DAY_MS];
    expect(phases.map((time) => activityPhaseOf(held, time))).toEqual([
      'coming',
      'running',
      'running',
      'grace',
      'grace',
      'over',
    ]);
    const player = after([
      [from - 1, worked(1)],
      [from, worked(2)],
      [until - 1, worked(4)],
      [until, worked(8)],
    ]);
    expect(doneFor(player, held, until + 1)).toBe(2);
    expect(doneFor(player, { ...held, by: 'amount' }, until + 1)).toBe(60_000);
  });

  it('counts wins in a row in its time alone', () => {
    const held = activity('a', NOW, { kind: 'winning-streak', until: NOW + DAY_MS });
    const player = after([
      [NOW - 1, fought(true)],
      [NOW, fought(true)],
      [NOW + QUARTER_MS, fought(true)],
      [NOW + DAY_MS, fought(true)],
    ]);
    expect(doneFor(player, held, NOW + 2 * DAY_MS)).toBe(2);
  });
});

describe('rules', () => {
  const held = activity('a', NOW);
  const fits = (...activities: (typeof held)[]) => ACTIVITIES.fits({ open: true, activities });
  it.each([
    ['an activity', {}, true],
    ['a start within a quarter hour', { from: NOW + 1 }, false],
    ['an end before the start', { until: NOW - DAY_MS }, false],
    ['no time at all', { until: NOW }, false],
    ['32 days with the grace', { until: NOW + 25 * DAY_MS, graceDays: 7 }, true],
    ['more than 32 days', { until: NOW + 26 * DAY_MS, graceDays: 7 }, false],
    ['a streak in gems', { kind: 'winning-streak', by: 'amount' }, false],
    ['gems spent by count', { kind: 'consumption', by: 'count' }, false],
    ['steps that do not rise', { steps: [...held.steps, ...held.steps] }, false],
    ['no step', { steps: [] }, false],
  ] as const)('take or refuse %s', (_what, change, taken) => {
    expect(fits({ ...held, ...change, steps: [...('steps' in change ? change.steps : held.steps)] })).toBe(
      taken,
    );
  });

  it('refuse an id twice, and a reward without its object', () => {
    expect(fits(held, { ...held, from: NOW + DAY_MS })).toBe(false);
    for (const type of ['box', 'skins', 'OpenBox'] as const)
      expect(fits({ ...held, steps: [{ target: 1, gives: { type, amount: 1 } }] })).toBe(false);
    expect(fits({ ...held, steps: [{ target: 1, gives: { type: 'box', boxId: 'one', amount: 11 } }] })).toBe(
      false,
    );
  });
});
