import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { endRanking } from './end-ranking.ts';
import { PrizesReleased, RankingClosed, RankingEnded } from './events.ts';
import { ranking } from './state.ts';

const { given } = specify(ranking, endRanking);
const PLACE = 'test-stream#1';
const closed = RankingClosed.of({
  board: 'upgrade',
  day: 1,
  rulesHash: '0'.repeat(64),
  plays: 1,
  edge: 1,
  rows: [],
  paysAt: 1,
});
const released = PrizesReleased.of({ closed: PLACE });
const ended = RankingEnded.of({ closed: PLACE });

it('ends a ranking whose prizes are released', () => {
  expect(given(closed, released).when({}, undefined).decision).toEqual(accepted(ended));
});

it('writes nothing before the release, or if repeated', () => {
  expect(given(closed).when({}, undefined).decision).toEqual(accepted());
  expect(given(closed, released, ended).when({}, undefined).decision).toEqual(accepted());
});
