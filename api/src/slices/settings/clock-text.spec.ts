import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

const halfHours = (from: number, count: number) => Array.from({ length: count }, (_, k) => from + 30 * k);

it.each([
  [[1200], '20:00'],
  [[110, 200], '01:50, 03:20'],
  [[0, 30, 60], '00:00, 00:30, 01:00'],
  [halfHours(290, 24), 'every 30 min from 04:50 to 16:20'],
  [[110, 200, ...halfHours(290, 5), 1439], '01:50, 03:20, every 30 min from 04:50 to 06:50, 23:59'],
])('tells the times %j as %s', (times, told) => {
  expect(clockText(times, 'EN')).toBe(told);
});

it.each([
  ['ZH', '01:50、04:50 至 06:50 每 30 分钟'],
  ['RU', '01:50, каждые 30 мин с 04:50 до 06:50'],
  ['VN', '01:50, mỗi 30 phút từ 04:50 đến 06:50'],
] as const)('tells times in %s', (language, told) => {
  expect(clockText([110, ...halfHours(290, 5)], language)).toBe(told);
});
