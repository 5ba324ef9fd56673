import { describe, expect, it } from 'vitest';
import { ExclusionShared, SelfExcluded, exclusionEnd } from './events.ts';
import { DAY, NOON, after } from '../../../../test/limits/sample-limits.ts';
import { shareExclusion } from './share-exclusion.ts';

const DEVICE = { kind: 'device', hash: 'b'.repeat(64) } as const;
const until = exclusionEnd(NOON, 183);

describe('sharing an exclusion by a common mark', () => {
  it('lasts as long as theirs, and shortens none', () => {
    const input = { until, by: DEVICE, marks: [DEVICE] };
    const shared = ExclusionShared.of(input);
    expect(shareExclusion.decide({ limits: after() }, input, {})).toEqual({
      kind: 'accepted',
      events: [shared],
    });
    expect(after([NOON + DAY, shared]).excludedUntil).toBe(until);
    const longer = after([NOON, SelfExcluded.of({ days: 184, marks: [] })]);
    expect(shareExclusion.decide({ limits: longer }, input, {})).toEqual({
      kind: 'rejected',
      rejection: { code: 'exclusion-runs', until: until + DAY },
    });
  });
});
