import { taskNameOf } from '../../api/src/slices/rolls/requirement-words.ts';
import { requirementsOf, unknownRequirements } from '../../api/src/slices/rolls/requirements.ts';
import { expect, it } from 'vitest';

const CONDITIONS = [
  { kind: 'paid-in', amount: 15_000_000, days: 1 },
  { kind: 'opens', count: 21, days: 5 },
  { kind: 'vip', level: 3 },
] as const;

it('a condition of a room is a task item: id, taskName, amount, code', () => {
  const figures = [
    { kind: 'paid-in', wanted: 15_000_000, found: 5_000_000 },
    { kind: 'opens', wanted: 21, found: 21 },
    { kind: 'vip', wanted: 3, found: 0 },
  ] as const;
  expect(requirementsOf(CONDITIONS, figures, 'EN')).toMatchObject([
    { id: 1, taskName: 'Gems bought in 1 day: 1,500', amount: 500, code: 'paid-in', done: false },
    { id: 2, taskName: 'Boxes opened in 5 days: 21', amount: 21, code: 'opens', done: true },
    { id: 3, taskName: 'VIP 3 or above', amount: 0, code: 'vip', done: false },
  ]);
  expect(unknownRequirements(CONDITIONS, 'ZH')).toMatchObject([
    { id: 1, taskName: '近 1 天获取宝石 1,500', amount: 0, found: null },
    { id: 2, taskName: '近 5 天开启盲盒 21 次' },
    { id: 3, taskName: 'VIP 3 及以上' },
  ]);
});

it('its words have the plural forms of each language', () => {
  const opens = (days: number | null) => taskNameOf({ kind: 'opens', wanted: 2, days }, 'RU');
  expect([opens(null), opens(1), opens(2), opens(5)]).toEqual([
    'Открыто кейсов: 2',
    'Открыто кейсов за 1 день: 2',
    'Открыто кейсов за 2 дня: 2',
    'Открыто кейсов за 5 дней: 2',
  ]);
  expect(taskNameOf({ kind: 'invited', wanted: 1, days: null }, 'VN')).toBe('Đăng ký bằng mã của streamer');
});
