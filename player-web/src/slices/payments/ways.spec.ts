import { describe, expect, it } from 'vitest';
import { type Way, countersOf } from './offers';
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
  rules: { goods: '', gifts: '', channels: '', rate: '' },
});

describe('ways to pay', () => {
  it('leave out 4 on phones and 3 elsewhere', () => {
    const ways = [4, 3, 1].map(way);
    expect(waysOn(ways, true).map(({ type }) => type)).toEqual([3, 1]);
    expect(waysOn(ways, false).map(({ type }) => type)).toEqual([4, 1]);
  });
});

it("shows a player's own bonuses in the offers, and to visitors those for anybody", () => {
  const goods = { id: 'gems-10', goodsPrice: 10, goodsImg: '', gift: 3, price: 70 };
  const ways = [{ ...way(1), goodsList: [goods] }];
  const onTop = { bonusRate: 0.02, rules: 'h', goods: [{ id: 'gems-10', gift: 0, bonus: 0.2 }] };
  expect(countersOf(ways, undefined)[0]).toMatchObject({
    rules: { bonus: null },
    goodsList: [{ gift: 3, bonus: 0 }],
  });
  expect(countersOf(ways, onTop)[0]).toMatchObject({
    rules: { bonus: 'h' },
    goodsList: [{ gift: 0, bonus: 0.2 }],
  });
});

it('formats money by language', () => {
  expect(money('zh-CN', 1680, 'CNY')).toBe('¥1,680.00');
  expect(money('en', 700, 'JPY')).toBe('¥700');
});
