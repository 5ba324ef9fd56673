import { expect, it } from 'vitest';
import { RealityChecked } from './events.ts';
import { passRealityCheck } from './pass-reality-check.ts';
import { MINUTE, NOON, Played, after } from '../../../../test/limits/sample-limits.ts';

const moment = { time: NOON, at: 'player-anna0000#9' as const };

it('a reality check reports what was played since the one before', () => {
  const limits = after(
    [NOON, Played.of({ staked: 5, returned: 1 })],
    [NOON + MINUTE, Played.of({ staked: 7, returned: 0 })],
  );
  const seen = RealityChecked.of({ minutes: 2, staked: 12, returned: 1 });
  expect(passRealityCheck.decide({ limits }, null, moment)).toEqual({ kind: 'accepted', events: [seen] });
});

it('a reality check writes nothing if nothing was played', () => {
  expect(passRealityCheck.decide({ limits: after() }, null, moment)).toEqual({
    kind: 'accepted',
    events: [],
  });
});
