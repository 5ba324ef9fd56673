import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { PropsGranted, props as slice } from '@skins/engine/props';
import { edited, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import { GiftClaimed, claiming, gifts } from './gifts.ts';

export const props: TestKit<typeof slice> = {
  slice,
  shop: shopWith({ gifts }),
  samples: {
    PropsGranted: [
      { props: [{ prop: 'OpenBox', of: 'box-one', count: 2 }] },
      {
        props: [
          { prop: 'debris', of: null, count: 10 },
          { prop: 'resetOpenBox', of: null, count: 1 },
        ],
      },
    ],
    PropUsed: [
      { prop: 'OpenBox', of: 'box-one', count: 1 },
      { prop: 'TrendChart', of: null, count: 1 },
    ],
  },
  former: {},
  slow: {},
  play(world) {
    begin(world, { [ANNA]: 100 });
    world.must(
      claiming(
        ANNA,
        { type: 'diamond', amount: 5 * UNITS_PER_GEM },
        { type: 'skins', skinId: 'fine', amount: 2 },
        { type: 'OpenBox', boxId: 'box-one', amount: 2 },
        { type: 'debris', amount: 10 },
      ),
    );
  },
  forgeries: {
    // More, fewer, others, none, and from nowhere.
    'prop-grant': [
      edited(PropsGranted, ({ props }) => ({
        props: props.map((one) => ({ ...one, count: one.count + 1 })),
      })),
      edited(PropsGranted, ({ props }) => ({ props: props.slice(1) })),
      edited(PropsGranted, ({ props }) => ({
        props: props.map((one) => ({ ...one, of: one.of && 'box-two' })),
      })),
      without(PropsGranted),
    ],
    'prop-held': { none: 'nothing uses props' },
    'prop-use': { none: 'nothing uses props' },
    'reward-skin': [
      edited(GiftClaimed, ({ rewards }) => ({
        rewards: rewards.map((one) => (one.type === 'skins' ? { ...one, skinId: 'ghost' } : one)),
      })),
    ],
  },
  harmless: [],
  late: [],
  unmeasured: { 'activity-reward': 'a gift is no stake, and nobody paid for it' },
  trials: {},
  asks: { none: 'nothing uses props' },
};
