import { describe, expect, it } from 'vitest';
import type { Way } from './queries';
import { money, waysOn } from './ways';

const way = (type: number): Way => ({
  type,
  action: 'open',
  url: '',
  rechargeConfig: [],
  goodsList: [],
  defaultPrice: 3,
  currency: 'CNY',
  digits: 2,
  rules: { goods: '', gifts: '', channels: '', rate: '', bonus: null },
});

describe('ways to pay', () => {
  it('leave out 4 on phones and 3 elsewhere', () => {
    const ways = [4, 3, 1].map(way);
    expect(waysOn(ways, true).map(({ type }) => type)).toEqual([3, 1]);
    expect(waysOn(ways, false).map(({ type }) => type)).toEqual([4, 1]);
  });
});

it('money is written as the language writes it', () => {
  expect(money('zh-CN', 1680, 'CNY')).toBe('¥1,680.00');
  expect(money('en', 700, 'JPY')).toBe('¥700');
});
