import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { PrizesReleased, RankingClosed } from './events.ts';
import { releasePrizes } from './release-prizes.ts';
import { ranking } from './state.ts';

const { given } = specify(ranking, releasePrizes);
const NOON = 1_000_000_000_000;
const closed = RankingClosed.of({
  board: 'box',
  day: 1,
  rulesHash: '0'.repeat(64),
  plays: 1,
  edge: 1,
  rows: [],
  paysAt: NOON,
});
const released = PrizesReleased.of({ closed: 'test-stream#1' });
const at = (time: number) => ({ time, at: 'test-stream#2' });

it('releases the prizes at noon', () => {
  expect(given(closed).when({}, at(NOON)).decision).toEqual(accepted(released));
});

it('refuses before', () => {
  expect(given(closed).when({}, at(NOON - 1)).decision).toEqual(rejected({ code: 'not-noon' }));
});

it('writes nothing if repeated, or if nothing is closed', () => {
  expect(given(closed, released).when({}, at(NOON)).decision).toEqual(accepted());
  expect(given().when({}, at(NOON)).decision).toEqual(accepted());
});
