import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { PropsGranted } from '../props/index.ts';
import { claimMonthReward } from './claim-month-reward.ts';
import { MonthRewardClaimed, type SignInBoard, SignedIn } from './events.ts';
import { GIFTS, contextAt, fold, inForce } from '../../../../test/signin/sample-sign-in.ts';

const { given } = specify(fold, claimMonthReward);
const NOW = '1970-01-08T00:00Z';
const { hash } = inForce(GIFTS);
const signed = Array.from({ length: 7 }, (_none, n) =>
  SignedIn.of({
    day: n,
    index: n + 1,
    monthDays: n + 1,
    boardHash: hash,
    reward: { type: 'debris', amount: 1 },
  }),
);
const claimed = MonthRewardClaimed.of({
  month: 0,
  conditionNum: 7,
  boardHash: hash,
  reward: { type: 'debris', amount: 5 },
});
/** @param before a board in force before `until`, in milliseconds since 1970 */
const context = (at = NOW, before?: { readonly board: SignInBoard; readonly until: number }) => ({
  ...contextAt(at),
  boardAt: (time: number) => inForce(before !== undefined && time < before.until ? before.board : GIFTS),
});

describe('a reward of the month', () => {
  it('is given once, after the required number of days', () => {
    const { events, reply } = given(...signed).when({ conditionNum: 7 }, context());
    expect(events).toEqual([claimed, PropsGranted.of({ props: [{ prop: 'debris', of: null, count: 5 }] })]);
    expect(reply).toEqual({ conditionNum: 7, reward: { type: 'debris', amount: 5 }, itemIds: [] });
  });

  it('follows the board of the month’s first sign-in', () => {
    const board: SignInBoard = {
      ...GIFTS,
      accumulate: [{ conditionNum: 3, reward: { type: 'debris', amount: 9 } }],
    };
    const changed = context(NOW, { board, until: 2_000 });
    expect(given(...signed).when({ conditionNum: 3 }, changed).reply.reward).toEqual({
      type: 'debris',
      amount: 9,
    });
    expect(given(...signed).when({ conditionNum: 7 }, changed).decision).toMatchObject({
      rejection: { code: 'month-reward-unknown' },
    });
  });

  it.each([
    ['before any sign-in', [], 7, NOW, 'month-reward-unknown'],
    ['of no such number of days', signed, 8, NOW, 'month-reward-unknown'],
    ['twice', [...signed, claimed], 7, NOW, 'month-reward-claimed'],
    ['a day too early', signed.slice(1), 7, NOW, 'month-reward-not-reached'],
    ['after the month', signed, 7, '1970-01-31T16:00Z', 'month-reward-unknown'],
  ])('is refused %s', (_what, history, conditionNum, at, code) => {
    expect(given(...history).when({ conditionNum }, context(at)).decision).toMatchObject({
      rejection: { code },
    });
  });
});
