import { expect, it } from 'vitest';
import { combine, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { PropUsed, TREND_MS, TrendUnlocked } from './events.ts';
import { given as holding } from '../../../../test/props/sample-props.ts';
import { heldOf, propsFold } from './state.ts';
import { unlockTrend } from './unlock-trend.ts';

const { given } = specify(combine({ props: propsFold }), unlockTrend);
const NOW = { time: 9_000, at: 'player-anna0000#4' };

it('a trend card shows all players’ numbers for a day, and is used up', () => {
  const { events, state, reply } = given(holding('TrendChart', 2)).when({}, NOW);
  expect(events).toEqual([
    PropUsed.of({ prop: 'TrendChart', of: null, count: 1 }),
    TrendUnlocked.of({ until: 9_000 + TREND_MS }),
  ]);
  expect(reply).toEqual({ until: state.props.trendUntil });
  expect(heldOf(state.props, 'TrendChart')).toBe(1);
});

it('a trend card is not used up while another one is active, nor without any', () => {
  const used = [holding('TrendChart', 1), TrendUnlocked.of({ until: 10_000 })];
  expect(given(...used).when({}, NOW).decision).toEqual(rejected({ code: 'trend-unlocked', until: 10_000 }));
  expect(given(...used).when({}, { ...NOW, time: 10_000 }).decision.kind).toBe('accepted');
  expect(given().when({}, NOW).decision).toEqual(rejected({ code: 'prop-not-held', needed: 1, held: 0 }));
});
