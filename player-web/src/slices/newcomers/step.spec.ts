import { describe, expect, it } from 'vitest';
import { boxToOpen, isOffered, stepOf, wholeSeconds } from './step';

const BOX = {
  id: 'newcomer-topup',
  name: '',
  image: '',
  boxType: 3,
  amount: 0,
  codeMap: 30,
  codeMapExtendName: '',
  flag: false,
  claimable: false,
  taskType: 12,
  taskName: '',
  rulesHash: '',
  resetsAt: 0,
  gives: null,
  stuffVOList: [],
};
const at = (status: number, flag = false) => ({ status, rechargeTaskBox: [{ ...BOX, flag }] });

describe('the step of a first day', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 5],
    [6, 5],
  ])('of status %i is %i', (status, step) => {
    expect(stepOf(at(status), false)).toBe(step);
  });

  it('of status 4 is the box until it is open', () => {
    expect(stepOf(at(4), false)).toBe(3);
    expect(stepOf(at(4, true), false)).toBe(4);
  });

  it('begins at the first until the welcome was seen', () => {
    expect(stepOf(at(2), true)).toBe(1);
  });
});

describe('the entry', () => {
  const day = {
    open: true,
    hours: 24,
    endsAt: 1_000,
    minimum: 30,
    welfareTaskBox: [],
    rollList: { isOff: true, status: '', roll: null },
  };

  it('is there while something is left to do', () => {
    expect(isOffered({ ...day, ...at(0) }, 999)).toBe(true);
    expect(isOffered({ ...day, ...at(0) }, 1_000)).toBe(false);
    expect(isOffered({ ...day, ...at(5) }, 1_000)).toBe(true);
    expect(isOffered({ ...day, ...at(6) }, 999)).toBe(false);
    expect(isOffered({ ...day, ...at(0), open: false }, 999)).toBe(false);
    expect(isOffered({ ...day, ...at(0), endsAt: null }, 5_000)).toBe(true);
  });
});

it('the clock shows whole seconds, and 0 at the end', () => {
  expect([86_399_999, 1_000, 999, -5].map(wholeSeconds)).toEqual([86_399_000, 1_000, 0, 0]);
});

describe('the box of the first top-up', () => {
  const day = (claimable: boolean, endsAt: number | null = 2_000, open = true) => ({
    open,
    endsAt,
    rechargeTaskBox: [{ ...BOX, claimable }],
  });

  it('can be opened while the shop says so and the window is open', () => {
    expect(boxToOpen(day(true), 1_000)?.id).toBe('newcomer-topup');
    expect(boxToOpen(day(false), 1_000)).toBeUndefined();
    expect(boxToOpen(day(true), 2_000)).toBeUndefined();
    expect(boxToOpen(day(true, 2_000, false), 1_000)).toBeUndefined();
    expect(boxToOpen({ ...day(true), rechargeTaskBox: [] }, 1_000)).toBeUndefined();
  });
});
