import { expect, it } from 'vitest';
import { RealityCheckSet } from './events.ts';
import { NOON, Played, after } from '../../../../test/limits/sample-limits.ts';
import { setRealityCheck } from './set-reality-check.ts';

const moment = { time: NOON, at: 'player-anna0000#9' as const };
const set = RealityCheckSet.of({ everyMinutes: 30 });

it('a reality check is set, changed and removed at once; it counts from then on', () => {
  const limits = after([NOON, Played.of({ staked: 5, returned: 1 })], [NOON, set]);
  expect(limits.usage).toMatchObject({ checkMinutes: 0, checkStaked: 0, checkReturned: 0 });
  const setting = (everyMinutes: number | null) =>
    setRealityCheck.decide({ limits }, { everyMinutes }, moment);
  expect(setting(30)).toEqual({ kind: 'accepted', events: [] });
  expect(setting(5)).toEqual({ kind: 'accepted', events: [RealityCheckSet.of({ everyMinutes: 5 })] });
  expect(setting(null)).toEqual({ kind: 'accepted', events: [RealityCheckSet.of({ everyMinutes: null })] });
});

it('a reality check comes every 5 to 1,440 minutes', () => {
  for (const everyMinutes of [4, 1_441, 5.5, NaN])
    expect(setRealityCheck.decide({ limits: after() }, { everyMinutes }, moment)).toMatchObject({
      rejection: { code: 'reality-check-out-of-range', min: 5, max: 1_440 },
    });
});
