import { describe, expect, it } from 'vitest';
import { bag } from '../bag/state.ts';
import { deedsFold } from '../deeds/state.ts';
import { type AnyEvent, combine, rejected } from '../../kernel/index.ts';
import { PropsGranted } from '../props/index.ts';
import { wallet } from '../wallet/state.ts';
import { SPENT_MEASURES, spent, termsFrom } from '../../../../test/newyear/sample-newyear.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { SeasonMilestoneReached, measures } from './events.ts';
import { type ReachSeasonMilestoneContext, reachSeasonMilestone } from './reach-season-milestone.ts';
import { newYearFold } from './state.ts';

const TERMS = termsFrom();
const CONTEXT: ReachSeasonMilestoneContext = {
  playerId: 'anna0000',
  time: 5_000,
  at: 'player-anna0000#4',
  priceOf: () => 5_000,
  terms: TERMS,
};
const fold = combine({ newyear: newYearFold, deeds: deedsFold, wallet, bag }, [
  ...measures,
  ...SPENT_MEASURES,
]);
const { given } = specify(fold, reachSeasonMilestone);
const reaching = (
  radishes: number,
  history: readonly AnyEvent[] = [spent(3)],
  context: Partial<ReachSeasonMilestoneContext> = {},
) => given(...history).when({ radishes, rulesHash: TERMS.hash }, { ...CONTEXT, ...context });

describe('a milestone of a season', () => {
  const reached = SeasonMilestoneReached.of({
    rulesHash: TERMS.hash,
    earned: 6,
    radishes: 5,
    reward: { type: 'debris', amount: 3 },
  });

  it('gives its reward once', () => {
    const { events, reply } = reaching(5);
    expect(events).toEqual([reached, PropsGranted.of({ props: [{ prop: 'debris', of: null, count: 3 }] })]);
    expect(reply).toEqual({ radishes: 5, reward: { type: 'debris', amount: 3 } });
    expect(reaching(5, [spent(3), reached]).decision).toEqual(
      rejected({ code: 'milestone-received', radishes: 5 }),
    );
  });

  it('is refused without its radishes, out of a season, and where there is none', () => {
    expect(reaching(20).decision).toEqual(rejected({ code: 'milestone-unreached', radishes: 20, earned: 6 }));
    expect(reaching(6).decision).toEqual(rejected({ code: 'milestone-unknown', radishes: 6 }));
    expect(reaching(5, [spent(3)], { terms: undefined }).decision).toEqual(rejected({ code: 'season-over' }));
    const other = { ...TERMS, hash: 'b'.repeat(64) };
    expect(reaching(5, [spent(3)], { terms: other }).decision).toEqual(
      rejected({ code: 'stale-version', versionHash: other.hash }),
    );
  });

  it('is received again in another season', () => {
    const other = { ...TERMS, hash: 'b'.repeat(64) };
    const { events } = given(spent(3), reached).when(
      { radishes: 5, rulesHash: other.hash },
      { ...CONTEXT, terms: other },
    );
    expect(events).toHaveLength(2);
  });

  it('is refused if its skin is gone', () => {
    const milestones = [{ radishes: 5, reward: { type: 'skins' as const, skinId: 'ghost', amount: 1 } }];
    const gone = { terms: termsFrom({ milestones }), priceOf: () => undefined };
    expect(reaching(5, [spent(3)], gone).decision).toEqual(
      rejected({ code: 'season-prize-gone', skinId: 'ghost' }),
    );
  });
});
