import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { closeRanking } from './close-ranking.ts';
import { LANDED_MS, PAYS_AFTER_MS, RANKINGS, RankingClosed } from './events.ts';
import { ranking } from './state.ts';

const { given } = specify(ranking, closeRanking);
const ENDS = 1_000_000_000_000;
const HASH = '0'.repeat(64);
const input = {
  board: 'box' as const,
  day: 20_777,
  plays: 3,
  edge: 10 ** 12,
  rows: [{ play: 'player-a#9', multiple: 20_000 }],
};
const at = (time: number) => ({
  time,
  at: 'ranking-box-20777#1',
  terms: { hash: HASH, content: RANKINGS.first },
  endsAt: ENDS,
});
const closed = RankingClosed.of({
  ...input,
  rulesHash: HASH,
  rows: [{ play: 'player-a#9', multiple: 20_000, amount: 2_000_000 }],
  paysAt: ENDS + PAYS_AFTER_MS,
});

it('closes a day with its table and prizes', () => {
  expect(given().when(input, at(ENDS + LANDED_MS)).decision).toEqual(accepted(closed));
});

it('refuses before all plays have landed', () => {
  expect(given().when(input, at(ENDS + LANDED_MS - 1)).decision).toEqual(rejected({ code: 'day-not-over' }));
});

it('writes nothing if repeated', () => {
  expect(given(closed).when(input, at(ENDS + LANDED_MS)).decision).toEqual(accepted());
});
