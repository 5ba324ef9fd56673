import { describe, expect, it } from 'vitest';
import { BreakTaken } from './events.ts';
import { HOUR, NOON, after } from '../../../../test/limits/sample-limits.ts';
import { takeBreak } from './take-break.ts';

const at = (time: number) => ({ time, at: 'player-anna0000#9' as const });

describe('a break', () => {
  it('can be extended, and never shortened', () => {
    const limits = after([NOON, BreakTaken.of({ hours: 2 })]);
    const taking = (hours: number, time: number) => takeBreak.decide({ limits }, { hours }, at(time));
    expect(taking(1, NOON)).toMatchObject({ rejection: { code: 'break-runs', until: NOON + 2 * HOUR } });
    expect(taking(1, NOON + HOUR)).toMatchObject({ kind: 'accepted' });
    expect(taking(1_008, NOON)).toMatchObject({ events: [{ data: { hours: 1_008 } }] });
    for (const hours of [0, 1_009, 1.5, NaN])
      expect(taking(hours, NOON)).toMatchObject({ rejection: { code: 'break-out-of-range' } });
  });
});
