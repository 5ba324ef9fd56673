import { expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { closePromotionDay } from './close-promotion-day.ts';
import {
  CLOSES_AFTER_MS,
  PROMOTION,
  PromotionCounted,
  PromotionDayClosed,
  SHARES_DUE_MS,
  TABLE_ROWS,
} from './events.ts';
import { promotionDay } from './state.ts';

const { given } = specify(promotionDay, closePromotionDay);
const ENDS = 1_000_000_000_000;
const HASH = '0'.repeat(64);
const row = { friend: 'ben00000', inviter: 'anna0000', counted: 1_000_000, before: 20_000_000, held: null };
const at = (time: number) => ({
  time,
  at: 'promotion-20777#1',
  terms: { hash: HASH, content: PROMOTION.first },
  endsAt: ENDS,
});
const input = { day: 20_777, rows: [row] };
const closed = PromotionDayClosed.of({
  day: 20_777,
  rulesHash: HASH,
  friends: 1,
  counted: 1_000_000,
  amount: 8_000,
  dueAt: ENDS + SHARES_DUE_MS,
});
const table = PromotionCounted.of({ rows: [{ ...row, share: 80, amount: 8_000 }] });

it('closes a day with the share of the level reached before', () => {
  expect(given().when(input, at(ENDS + CLOSES_AFTER_MS)).decision).toEqual(accepted(closed, table));
});

it('splits many friends into tables', () => {
  const rows = Array.from({ length: TABLE_ROWS + 1 }, () => row);
  const { events } = given().when({ ...input, rows }, at(ENDS + CLOSES_AFTER_MS));
  expect(events.map((event) => (PromotionCounted.is(event) ? event.data.rows.length : event.type))).toEqual([
    'PromotionDayClosed',
    TABLE_ROWS,
    1,
  ]);
});

it('refuses before the day is over', () => {
  expect(given().when(input, at(ENDS + CLOSES_AFTER_MS - 1)).decision).toEqual(
    rejected({ code: 'day-not-over' }),
  );
});

it('writes nothing if repeated, or if no friend played', () => {
  expect(given(closed, table).when(input, at(ENDS + CLOSES_AFTER_MS)).decision).toEqual(accepted());
  expect(given().when({ ...input, rows: [] }, at(ENDS + CLOSES_AFTER_MS)).decision).toEqual(accepted());
});
