import { describe, expect, it } from 'vitest';
import { confirmRaise } from './confirm-raise.ts';
import { LimitSet, RaiseAsked, RaiseConfirmed } from './events.ts';
import { DAY, NOON, after } from '../../../../test/limits/sample-limits.ts';

const LOSS = { kind: 'loss', span: 'day' } as const;
const at = (time: number) => ({ time, at: 'player-anna0000#9' as const });
const set = LimitSet.of({ ...LOSS, amount: 100 });
const asked = RaiseAsked.of({ ...LOSS, amount: 200 });

describe('confirming a raise', () => {
  const waiting = after([NOON, set], [NOON, asked]);
  const confirming = (amount: number | null, time: number, limits = waiting) =>
    confirmRaise.decide({ limits }, { ...LOSS, amount }, at(time));

  it('raises the limit a day after the request, for a week, and not otherwise', () => {
    expect(confirming(200, NOON + DAY - 1)).toMatchObject({
      rejection: { code: 'raise-too-soon', ready: NOON + DAY },
    });
    expect(confirming(200, NOON + DAY)).toMatchObject({ events: [{ type: 'RaiseConfirmed' }] });
    expect(confirming(200, NOON + 8 * DAY)).toMatchObject({ kind: 'accepted' });
    expect(confirming(200, NOON + 8 * DAY + 1)).toMatchObject({ rejection: { code: 'no-raise' } });
    expect(confirming(201, NOON + DAY)).toMatchObject({ rejection: { code: 'no-raise' } });
    expect(confirming(200, NOON + DAY, after())).toMatchObject({ rejection: { code: 'no-raise' } });
  });

  it('removes a limit if that was requested', () => {
    const gone = RaiseConfirmed.of({ ...LOSS, amount: null });
    expect(after([NOON, set], [NOON, gone])).toMatchObject({ caps: {}, raises: {} });
  });
});
