import { describe, expect, it } from 'vitest';
import { boardsOf, endOfPeriod, standingOf, standingsOf } from './standing.ts';
import { NOON, OFFSET, fold, metaAt, taskBox, version, worked } from '../../../../test/tasks/sample-tasks.ts';

const at = (time: number) => ({ time, houseOffset: OFFSET });
const inHouse = (...date: [year: number, month: number, day: number, hour?: number]) =>
  Date.UTC(...date) - OFFSET * 60_000;

describe('a period', () => {
  it.each([
    ['day', inHouse(2026, 10, 18, 23), inHouse(2026, 10, 19)],
    ['week', inHouse(2026, 10, 16), inHouse(2026, 10, 23)],
    ['week', inHouse(2026, 10, 22, 23), inHouse(2026, 10, 23)],
    ['month', inHouse(2026, 10, 30, 23), inHouse(2026, 11, 1)],
    ['month', inHouse(2026, 0, 31), inHouse(2026, 1, 1)],
    ['month', inHouse(2028, 1, 29), inHouse(2028, 2, 1)],
    ['month', inHouse(2026, 11, 31, 12), inHouse(2027, 0, 1)],
  ] as const)('ends at midnight, on Monday, or on the 1st: %s', (period, time, end) => {
    expect(endOfPeriod(period, at(time))).toBe(end);
  });
});

it('task boxes are listed with the player’s progress in each one’s own period', () => {
  const boards = [
    version(
      'a',
      Infinity,
      taskBox(),
      taskBox({ boxId: 'week', period: 'week', task: { type: 'hash-opens', of: null, target: 3 } }),
      taskBox({ boxId: 'month', period: 'month' }),
    ),
  ];
  const days = [17, 15, 1, 0].map((ago) => NOON - ago * 86_400_000);
  const state = days.reduce((now, time) => fold.evolve(now, worked(3), metaAt(time)), fold.initial);
  expect(
    standingsOf(state, boards, at(NOON)).map(({ box, done, target }) => [box.boxId, done, target]),
  ).toEqual([
    ['first', 30_000, 100_000],
    ['week', 2, 3],
    ['month', 120_000, 100_000],
  ]);
});

it('a single task box equals the same one in the full list', () => {
  const other = taskBox({ boxId: 'other', period: 'month' });
  const boards = [
    version('a', NOON - 1, taskBox(), other, taskBox({ boxId: 'gone' })),
    version(
      'b',
      Infinity,
      taskBox(),
      taskBox({ boxId: 'dear', task: { type: 'hash-opens', of: null, target: 9 } }),
    ),
  ];
  const state = [3, 2].reduce((now, ago) => fold.evolve(now, worked(4), metaAt(NOON - ago)), fold.initial);
  const all = standingsOf(state, boards, at(NOON));
  const ids = ['first', 'other', 'gone', 'dear', 'none'];
  for (const id of ids)
    expect(standingOf(state, boards, id, at(NOON))).toEqual(all.find(({ box }) => box.boxId === id));
  expect(ids.filter((id) => standingOf(state, boards, id, at(NOON)) === undefined)).toContain('none');
});

it('equal rules count as one version if no others took effect between them', () => {
  const published = (hash: string, from: number) => ({
    version: 1,
    from,
    time: 0,
    hash,
    content: { boxes: [] },
    command: hash,
    proposalId: undefined,
  });
  const boards = (...versions: ReturnType<typeof published>[]) =>
    boardsOf({ versions }, NOON).map(({ hash, until }) => [hash, until]);
  // Either the others were stopped, or the former rules were published again for the same time.
  expect(boards(published('a', 1), published('a', NOON - 9))).toEqual([['a', Infinity]]);
  expect(boards(published('a', 1), published('b', NOON - 9), published('a', NOON - 9))).toEqual([
    ['a', Infinity],
  ]);
  expect(boards(published('a', 1), published('b', NOON - 9), published('a', NOON - 8))).toEqual([
    ['a', NOON - 9],
    ['b', NOON - 8],
    ['a', Infinity],
  ]);
});
