import { expect, it } from 'vitest';
import { endOf, timeLeft } from './time-left';
import { texts, textsOf } from './texts';

const now = 1_800_000_000_000;

it.each([
  ['600', '00:10:00'],
  [String(now + 3_661_000), '01:01:01'],
  [null, ''],
  ['soon', ''],
  ['-5', ''],
])('a timer of %s shows %s', (timer, shown) => {
  expect(timeLeft(endOf(timer, now), now)).toBe(shown);
});

it('speaks the stored language, or English if there is none', () => {
  expect([textsOf('RU'), textsOf(null), textsOf('undefined')]).toEqual([texts.RU, texts.EN, texts.EN]);
});
