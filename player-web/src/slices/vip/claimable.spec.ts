import { describe, expect, it } from 'vitest';
import { bonusStateOf, progressOf } from './claimable';
import type { UserVip, VipLevel } from './queries';

const own = (change: Partial<UserVip>): UserVip => ({
  vipLevel: 0,
  monthPayAmount: 0,
  redPacketLevel: 0,
  lastMonthLevel: 0,
  vipExperience: 0,
  vipRate: 0,
  nextClaim: null,
  paused: false,
  tableHash: '0'.repeat(64),
  ...change,
});
const level = (at: number, vipAmount: VipLevel['vipAmount'] = 1): VipLevel => ({
  level: at,
  frame: '',
  vipNum: at * 10,
  vipRate: 0.01,
  vipAmount,
});

describe('the bonus of a level', () => {
  it.each([
    ['none at level 0', level(0, '/'), own({ vipLevel: 3 }), 'none'],
    ['none where it is /', level(2, '/'), own({ vipLevel: 3 }), 'none'],
    ['claimable next', level(1), own({ vipLevel: 3, nextClaim: 1 }), 'claimable'],
    ['waiting for a lower one', level(2), own({ vipLevel: 3, nextClaim: 1 }), 'waiting'],
    ['above what is reached', level(4), own({ vipLevel: 3, nextClaim: 1 }), 'above'],
    ['claimed', level(1), own({ vipLevel: 3, redPacketLevel: 1, nextClaim: 2 }), 'claimed'],
    ['claimed, though the level fell since', level(2), own({ vipLevel: 1, redPacketLevel: 2 }), 'claimed'],
  ] as const)('is %s', (_what, row, player, state) => {
    expect(bonusStateOf(row, player)).toBe(state);
  });
});

it('keeps the progress to the next level between 0 and 1, and at 1 on the highest', () => {
  const levels = Array.from({ length: 11 }, (_, at) => level(at));
  expect(progressOf(levels, own({}))).toBe(0);
  expect(progressOf(levels, own({ vipLevel: 2, vipExperience: 25 }))).toBe(0.5);
  expect(progressOf(levels, own({ vipLevel: 10, vipExperience: 1_000 }))).toBe(1);
});
