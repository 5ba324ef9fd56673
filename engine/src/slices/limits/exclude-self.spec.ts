import { describe, expect, it } from 'vitest';
import { SelfExcluded } from './events.ts';
import { excludeSelf } from './exclude-self.ts';
import { NOON, after } from '../../../../test/limits/sample-limits.ts';

const at = (time: number) => ({ time, at: 'player-anna0000#9' as const });

describe('a self-exclusion', () => {
  it('lasts at least half a year, marks the person by keyed hashes, and never gets shorter', () => {
    const marks = [{ kind: 'login', hash: 'a'.repeat(64) }] as const;
    const limits = after([NOON, SelfExcluded.of({ days: 365, marks: [] })]);
    const excluding = (days: number, state = after()) =>
      excludeSelf.decide({ limits: state }, { days }, { ...at(NOON), marks });
    expect(excluding(183)).toEqual({
      kind: 'accepted',
      events: [SelfExcluded.of({ days: 183, marks: [...marks] })],
    });
    expect(excluding(182)).toMatchObject({ rejection: { code: 'exclusion-out-of-range' } });
    expect(excluding(183, limits)).toMatchObject({ rejection: { code: 'exclusion-runs' } });
  });
});
