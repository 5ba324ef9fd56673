import { describe, expect, it } from 'vitest';
import { LimitSet, RaiseAsked } from './events.ts';
import { DAY, NOON, after } from '../../../../test/limits/sample-limits.ts';
import { setLimit } from './set-limit.ts';

const LOSS = { kind: 'loss', span: 'day' } as const;
const at = (time: number) => ({ time, at: 'player-anna0000#9' as const });
const set = LimitSet.of({ ...LOSS, amount: 100 });
const asked = RaiseAsked.of({ ...LOSS, amount: 200 });

const setting = (amount: number | null, limits = after([NOON, set]), time = NOON) =>
  setLimit.decide({ limits }, { ...LOSS, amount }, at(time));

describe('setting a limit', () => {
  it('takes effect at once if it is new or lower', () => {
    expect(setting(100, after())).toEqual({ kind: 'accepted', events: [set] });
    expect(setting(99)).toMatchObject({ events: [{ type: 'LimitSet', data: { amount: 99 } }] });
    expect(setLimit.reply([set], { ...LOSS, amount: 100 })).toEqual({ binds: true });
  });

  it('is only requested if it is higher, or none', () => {
    expect(setting(200)).toEqual({ kind: 'accepted', events: [asked] });
    expect(setting(null)).toMatchObject({ events: [{ type: 'RaiseAsked', data: { amount: null } }] });
    expect(setLimit.reply([asked], { ...LOSS, amount: 200 })).toEqual({ binds: false });
  });

  it('voids a request when it is lowered, and writes nothing if it is unchanged', () => {
    expect(after([NOON, set], [NOON, asked], [NOON, set]).raises).toEqual({});
    expect(setting(100)).toEqual({ kind: 'accepted', events: [] });
    expect(setting(null, after())).toEqual({ kind: 'accepted', events: [] });
  });

  it('refuses the same request again while it is open (attack 25)', () => {
    const waiting = after([NOON, set], [NOON, asked]);
    expect(setting(200, waiting)).toMatchObject({ rejection: { code: 'raise-waits', ready: NOON + DAY } });
    expect(setting(200, waiting, NOON + 8 * DAY + 1)).toMatchObject({ kind: 'accepted', events: [asked] });
    expect(setting(300, waiting)).toMatchObject({ kind: 'accepted' });
  });

  it('refuses an invalid amount (attack 3)', () => {
    for (const amount of [-1, 0.5, NaN, Infinity, 2 ** 53, 10 ** 12 + 1])
      expect(setting(amount)).toMatchObject({ rejection: { code: 'limit-amount-out-of-range' } });
  });
});
