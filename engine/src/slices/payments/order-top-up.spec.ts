import { describe, expect, it } from 'vitest';
import { rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { sha256Hex } from '../../fairness/index.ts';
import { TopUpOrdered } from './events.ts';
import { OPEN_ORDERS_MAX, orderTopUp } from './order-top-up.ts';
import { AT, RULES, creditedEvent, ordered, playerFold } from '../../../../test/payments/sample-payments.ts';
import { SKINS_RATE, TOP_UP_CHANNELS, TOP_UP_GIFTS, TOP_UP_GOODS } from './settings/events.ts';

const { given } = specify(playerFold, orderTopUp);
const hash = RULES.goods;
const CONTEXT = {
  time: 1_000,
  at: AT,
  playerId: 'anna0000',
  commandId: 'key',
  hash: sha256Hex,
  goods: { hash, content: TOP_UP_GOODS.first },
  gifts: { hash, content: TOP_UP_GIFTS.first },
  channels: { hash, content: TOP_UP_CHANNELS.first },
  rate: { hash, content: SKINS_RATE.first },
  bonus: { rate: 0, hash: null },
  firstGift: true,
};
const INPUT = { goodsId: 'gems-100', channel: 4, rules: RULES, onTop: { gift: 50_000, bonus: 0 } };

describe('order-top-up', () => {
  it("fixes price, gift and bonus, and derives the order's id from its command", () => {
    const { events, reply, state } = given().when(INPUT, CONTEXT);
    expect(events).toEqual([
      TopUpOrdered.of({
        orderId: sha256Hex('anna0000/key').slice(0, 20),
        goodsId: 'gems-100',
        gems: 1_000_000,
        gift: 50_000,
        bonus: 0,
        price: 70_000,
        currency: 'CNY',
        channel: 4,
        expiresAt: 3_601_000,
        bonusRate: 0,
        rules: RULES,
      }),
    ]);
    expect(reply).toEqual(events[0]?.data);
    expect(state.payments.open).toBe(1);
  });

  it('adds the bonus by the level’s rate, rounded down', () => {
    const bonus = { rate: 333, hash };
    const { reply } = given().when(
      { ...INPUT, rules: { ...RULES, bonus: hash }, onTop: { gift: 50_000, bonus: 33_300 } },
      { ...CONTEXT, bonus },
    );
    expect(reply).toMatchObject({ bonus: 33_300, bonusRate: 333 });
  });

  it('adds no gift to a first order if the policy forbids it, but to the next', () => {
    const context = { ...CONTEXT, firstGift: false };
    const plain = { ...INPUT, onTop: { gift: 0, bonus: 0 } };
    expect(given().when(plain, context).reply).toMatchObject({ gift: 0, gems: 1_000_000 });
    expect(given(ordered, creditedEvent()).when(INPUT, context).reply).toMatchObject({ gift: 50_000 });
  });

  it('refuses other amounts than the player saw', () => {
    for (const onTop of [
      { gift: 50_001, bonus: 0 },
      { gift: 50_000, bonus: 1 },
    ])
      expect(given().when({ ...INPUT, onTop }, CONTEXT).decision).toEqual(
        rejected({ code: 'top-up-changed' }),
      );
  });

  it('refuses in the documented order', () => {
    const open = Array.from({ length: OPEN_ORDERS_MAX }, () => ordered);
    const stale = { ...RULES, rate: 'b'.repeat(64) };
    const decisions = [
      given(...open).when({ ...INPUT, goodsId: 'none', channel: 9, rules: stale }, CONTEXT),
      given(...open).when({ ...INPUT, channel: 9, rules: stale }, CONTEXT),
      given(...open).when({ ...INPUT, rules: stale }, CONTEXT),
      given(...open).when(INPUT, CONTEXT),
    ].map(({ decision }) => decision);
    expect(decisions).toEqual([
      rejected({ code: 'unknown-goods', goodsId: 'none' }),
      rejected({ code: 'unknown-channel', channel: 9 }),
      rejected({ code: 'top-up-changed' }),
      rejected({ code: 'too-many-orders', max: OPEN_ORDERS_MAX }),
    ]);
  });
});
