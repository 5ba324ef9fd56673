import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { PropsGranted } from '../props/index.ts';
import { UpgradePlayed } from '../upgrades/events.ts';
import { SIGN_IN_BOARD, type SignInBoard, SignedIn } from './events.ts';
import { GIFTS, contextAt, fold, inForce } from '../../../../test/signin/sample-sign-in.ts';
import { signInToday } from './sign-in.ts';

const { given } = specify(fold, signInToday);
const NOW = '1970-01-01T00:30Z';
/** The house's midnight. */
const NEXT_DAY = '1970-01-01T16:00Z';
const { hash } = inForce(GIFTS);
const [first, second] = GIFTS.every.map(({ reward }) => reward);
const signedIn = (day: number, index: number, reward = first) => {
  if (reward === undefined) throw new RangeError('the board has days');
  return SignedIn.of({ day, index, monthDays: 1, boardHash: hash, reward });
};
/** Returns a board that gives this reward every day. */
const giving = (reward: SignInBoard['every'][number]['reward'], limitationTime = 0): SignInBoard => ({
  ...GIFTS,
  every: GIFTS.every.map((day) => ({ ...day, limitationTime, reward })),
});

describe('signing in', () => {
  it('gives the reward of the board’s day, once', () => {
    const { events, reply } = given(signedIn(0, 1)).when({ index: 2, boardHash: hash }, contextAt(NEXT_DAY));
    expect(events).toEqual([
      SignedIn.of({
        day: 1,
        index: 2,
        monthDays: 2,
        boardHash: hash,
        reward: second ?? { type: 'debris', amount: 1 },
      }),
      PropsGranted.of({ props: [{ prop: 'debris', of: null, count: 1 }] }),
    ]);
    expect(reply).toEqual({ index: 2, reward: second, itemIds: [] });
    expect(given(signedIn(0, 1), ...events).when({}, contextAt(NEXT_DAY)).decision).toMatchObject({
      rejection: { code: 'signed-in-today' },
    });
  });

  it('requires the day’s plays to be made that day', () => {
    const board = SIGN_IN_BOARD.first;
    expect(given().when({}, contextAt(NOW, board)).decision).toMatchObject({
      rejection: { code: 'sign-in-requirement', limitationType: 2, limitationTime: 1, done: 0 },
    });
    expect(given(upgraded).when({}, contextAt(NOW, board)).reply).toMatchObject({ index: 1 });
    expect(given(upgraded).when({}, contextAt(NEXT_DAY, board)).decision).toMatchObject({
      rejection: { code: 'sign-in-requirement', done: 0 },
    });
  });

  it.each([
    ['while it is closed', { ...GIFTS, open: false }, {}, 'sign-in-closed'],
    ['by a board that counts no more', GIFTS, { boardHash: 'old' }, 'sign-in-board-changed'],
    ['for a day that is not next', GIFTS, { index: 2 }, 'sign-in-day'],
    ['where the skin is gone', giving({ type: 'skins', skinId: 'ak', amount: 1 }), {}, 'sign-in-reward-gone'],
  ])('is refused %s', (_what, board, input, code) => {
    expect(given().when(input, contextAt(NOW, board)).decision).toMatchObject({ rejection: { code } });
  });
});

const upgraded = UpgradePlayed.of({
  items: [],
  gems: 10_000,
  targetSkinId: 'ak',
  targetPrice: 20_000,
  rulesHash: hash,
  quote: hash,
  fee: { numerator: '1', denominator: '50' },
  rate: { numerator: '1', denominator: '2' },
  winUpTo: 1,
  reveal: { chainId: 1, index: 1, userSeed: 'a', serverSeed: hash },
  ticket: 2,
  won: false,
  itemId: null,
});
