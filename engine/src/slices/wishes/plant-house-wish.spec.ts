import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, accepted, houseDay } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BEACON, NOW, PLANTED, TERMS, priceOf } from '../../../../test/wishes/sample-wishes.ts';
import { WishPlanted } from './events.ts';
import { houseSkin, plantHouseWish } from './plant-house-wish.ts';
import { WISH_HOUSE, WISH_TERMS } from './settings/events.ts';
import { wish } from './state.ts';

const { given } = specify(wish, plantHouseWish);
const OFFSET = 480;
const house = { hash: TERMS.rulesHash, content: { ...WISH_HOUSE.first, hour: 8, skins: ['rare'] } };
const CONTEXT = {
  time: NOW,
  rules: { hash: TERMS.rulesHash, content: { ...WISH_TERMS.first, houseCeiling: TERMS.price } },
  priceOf,
  chain: BEACON.chain,
  house,
  houseOffset: OFFSET,
};
const TODAY = { day: houseDay(NOW, OFFSET), n: 1 };

describe('planting a wish of the house', () => {
  it('plants what the setting says, from its hour on, once', () => {
    const { events } = given().when(TODAY, CONTEXT);
    expect(events.find(WishPlanted.is)?.data).toMatchObject({
      asked: null,
      house: TODAY,
      terms: { skinId: 'rare', closesAt: NOW + 72 * HOUR_MS },
    });
    expect(given(...PLANTED).when(TODAY, CONTEXT).decision).toEqual(accepted());
  });

  it.each([
    ['not-to-plant', { n: 4 }, {}],
    ['not-to-plant', { n: 0 }, {}],
    ['not-to-plant', { day: TODAY.day + 1 }, {}],
    ['not-to-plant', {}, { time: NOW - 1 }],
    ['not-to-plant', {}, { house: { ...house, content: { ...house.content, skins: [] } } }],
    ['unknown-skin', {}, { priceOf: () => undefined }],
    ['wishes-closed', {}, { chain: undefined }],
    ['skin-not-plantable', {}, { priceOf: () => TERMS.price + 1 }],
  ])('refuses: %s (%#)', (code, input, context) => {
    const { decision } = given().when({ ...TODAY, ...input }, { ...CONTEXT, ...context });
    expect(decision).toMatchObject({ rejection: { code } });
  });

  it('plants the skins in turn, each as often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 }), (count, aDay) => {
        const skins = Array.from({ length: count }, (_, k) => `skin-${k}`);
        const planted = Array.from({ length: count * aDay }, (_, k) =>
          houseSkin({ ...house.content, skins, aDay }, Math.floor(k / aDay), (k % aDay) + 1),
        );
        for (const skin of skins) expect(planted.filter((one) => one === skin)).toHaveLength(aDay);
      }),
    );
  });
});
