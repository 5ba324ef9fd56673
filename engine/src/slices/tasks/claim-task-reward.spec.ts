import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../kernel/index.ts';
import { PropsGranted } from '../props/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import { type ClaimTaskRewardContext, claimTaskReward } from './claim-task-reward.ts';
import type { ClaimTaskBox } from './claim.ts';
import { TaskBoxClaimed } from './events.ts';
import {
  GEMS,
  MIDNIGHT,
  NOON,
  OFFSET,
  fold,
  metaAt,
  taskBox,
  version,
  worked,
} from '../../../../test/tasks/sample-tasks.ts';
import type { BoardsVersion } from './standing.ts';

type Timed = readonly [time: number, event: AnyEvent];
const AT = 'player-anna0000#9';
const FIRST = version('a', Infinity, taskBox());

function claim(
  history: readonly Timed[],
  input: Partial<ClaimTaskBox> = {},
  { time = NOON, boards = [FIRST], ...more }: Partial<ClaimTaskRewardContext> = {},
) {
  const state = history.reduce((at, [when, event]) => fold.evolve(at, event, metaAt(when)), fold.initial);
  const context = { time, boards, houseOffset: OFFSET, at: AT, playerId: 'anna0000', ...more };
  return claimTaskReward.decide(state, { boxId: 'first', ...input }, context);
}

/** Returns the events of a claim at a time. @throws if it was refused */
function claimedAt(time: number, history: readonly Timed[], boards: readonly BoardsVersion[] = [FIRST]) {
  const decision = claim(history, {}, { time, boards });
  if (decision.kind !== 'accepted') throw new Error(JSON.stringify(decision));
  return decision.events.map((event): Timed => [time, event]);
}

describe('a task’s reward', () => {
  it('is given in gems once the task is done', () => {
    const decision = claim([
      [NOON - 5_000, worked(4)],
      [NOON - 1_000, worked(6)],
    ]);
    expect(decision).toMatchObject({ kind: 'accepted' });
    const events = decision.kind === 'accepted' ? decision.events : [];
    expect(events).toEqual([
      TaskBoxClaimed.of({
        boxId: 'first',
        rulesHash: FIRST.hash,
        countedUntil: NOON,
        done: 100_000,
        gives: GEMS,
      }),
      WalletPosted.of({
        reason: 'activity-reward',
        postings: [{ from: 'mint', to: 'player', amount: 5_000 }],
        balance: 5_000,
        cause: AT,
      }),
    ]);
    expect(claimTaskReward.reply(events, { boxId: 'first' })).toEqual({
      boxId: 'first',
      gives: GEMS,
      balance: 5_000,
    });
  });

  it('is given in props', () => {
    const gives = { type: 'OpenBox' as const, of: 'box-one', count: 2, gems: 0 };
    const boards = [version('a', Infinity, taskBox({ gives }))];
    const decision = claim([[NOON, worked(10)]], {}, { boards });
    expect(decision).toMatchObject({
      events: [{}, PropsGranted.of({ props: [{ prop: 'OpenBox', of: 'box-one', count: 2 }] })],
    });
  });

  const done: readonly Timed[] = [[NOON - 1_000, worked(10)]];
  const draw = { type: 'box' as const, of: 'box-one', count: 1, gems: 0 };
  it.each([
    ['of no box that there is', done, { boxId: 'second' }, {}, { code: 'task-unknown', boxId: 'second' }],
    [
      'under rules that count no more',
      done,
      { rulesHash: 'old' },
      {},
      { code: 'task-changed', rulesHash: FIRST.hash },
    ],
    [
      'where it is a box that is drawn',
      done,
      {},
      { boards: [version('a', Infinity, taskBox({ gives: draw }))] },
      { code: 'task-gives-other', gives: 'box' },
    ],
    [
      'twice',
      [...done, ...claimedAt(NOON, done)],
      {},
      { time: NOON + 1_000 },
      { code: 'task-claimed', boxId: 'first' },
    ],
    [
      'early',
      [[NOON, worked(9)]] as const,
      {},
      {},
      { code: 'task-unfinished', done: 90_000, target: 100_000 },
    ],
  ])('is refused %s', (_what, history, input, context, rejection) => {
    expect(claim(history, input, context)).toEqual({ kind: 'rejected', rejection });
  });

  // Attack 15: a task claimed twice, across the reset, counted twice by replay.
  it('is not given again after the reset for plays before it', () => {
    const before: readonly Timed[] = [[MIDNIGHT - 1_000, worked(15)]];
    const first = [...before, ...claimedAt(MIDNIGHT - 1, before)];
    expect(claim(first, {}, { time: MIDNIGHT })).toMatchObject({
      rejection: { code: 'task-unfinished', done: 0 },
    });
    // An unclaimed reward ends with its day, too.
    expect(claim(before, {}, { time: MIDNIGHT })).toMatchObject({ rejection: { code: 'task-unfinished' } });
    const again: readonly Timed[] = [...first, [MIDNIGHT, worked(10)]];
    expect(claim(again, {}, { time: MIDNIGHT + 1 })).toMatchObject({ kind: 'accepted' });
    // A node whose clock is behind still sees the day before, and its claim.
    expect(claim(again, {}, { time: MIDNIGHT - 1 })).toMatchObject({ rejection: { code: 'task-claimed' } });
  });

  it('counts nothing twice if the house moves its midnight back or forward', () => {
    const before: readonly Timed[] = [[NOON, worked(10)]];
    const first = [...before, ...claimedAt(NOON, before)];
    for (let houseOffset = -720; houseOffset <= 840; houseOffset += 15)
      for (const later of [1, 6 * 3_600_000, 11 * 3_600_000])
        expect(claim(first, {}, { time: NOON + later, houseOffset }).kind).toBe('rejected');
  });

  describe('under changed rules', () => {
    const CHANGED = NOON - 3_600_000;
    const old = version('a', CHANGED, taskBox());
    const dearer = taskBox({
      task: { type: 'hash-gems', of: null, target: 20 },
      gives: { ...GEMS, gems: 9 },
    });
    const boards = [old, version('b', Infinity, dearer)];
    const earned: readonly Timed[] = [[CHANGED - 1_000, worked(10)]];

    it('follows the rules under which it was earned, until its period ends', () => {
      const [[, event] = []] = claimedAt(NOON, earned, boards);
      expect(event).toMatchObject({
        data: { rulesHash: old.hash, countedUntil: CHANGED - 1, gives: GEMS },
      });
      const without = [old, version('b', Infinity)];
      expect(claim(earned, {}, { boards: without }).kind).toBe('accepted');
      expect(claim(earned, {}, { boards: without, time: MIDNIGHT })).toMatchObject({
        rejection: { code: 'task-unknown' },
      });
    });

    it('follows the new rules if not earned before, with all progress in the period', () => {
      const late: readonly Timed[] = [
        [CHANGED - 1_800_000, worked(5)],
        [CHANGED + 1_800_000, worked(15)],
      ];
      const [[, event] = []] = claimedAt(NOON, late, boards);
      expect(event).toMatchObject({
        data: { rulesHash: boards[1]?.hash, done: 200_000, gives: { gems: 9 } },
      });
    });

    it('is given once, under either rules', () => {
      const all: readonly Timed[] = [...earned, ...claimedAt(NOON, earned, boards), [NOON, worked(30)]];
      expect(claim(all, {}, { boards, time: NOON + 1 })).toMatchObject({
        rejection: { code: 'task-claimed' },
      });
    });
  });
});
