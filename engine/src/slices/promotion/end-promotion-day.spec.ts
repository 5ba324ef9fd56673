import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { endPromotionDay } from './end-promotion-day.ts';
import { PromotionDayClosed, PromotionDayEnded } from './events.ts';
import { promotionDay } from './state.ts';

const { given } = specify(promotionDay, endPromotionDay);
const closed = PromotionDayClosed.of({
  day: 20_777,
  rulesHash: '0'.repeat(64),
  friends: 1,
  counted: 100,
  amount: 1,
  dueAt: 1,
});
const ended = PromotionDayEnded.of({ closed: 'test-stream#1' });

it('ends a closed day', () => {
  expect(given(closed).when({}, undefined).decision).toEqual(accepted(ended));
});

it('writes nothing if repeated, or before the day is closed', () => {
  expect(given(closed, ended).when({}, undefined).decision).toEqual(accepted());
  expect(given().when({}, undefined).decision).toEqual(accepted());
});
