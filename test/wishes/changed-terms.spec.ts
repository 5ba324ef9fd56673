import { QUICKNET, fullRound, roundAt } from '@skins/engine/fairness';
import { WISH_TERMS, WishFrozen } from '@skins/engine/wishes';
import { NOTICE_MS } from '@skins/engine/rules';
import { DAY_MS } from '@skins/engine/kernel';
import { expect, it } from 'vitest';
import { divergenceOf } from '../kit/audited.ts';
import { edited, logOf } from '../kit/forge.ts';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { buying, planting, stateOf } from './orders.ts';
import { DAVE, crowd, settle } from './plays.ts';

it('takes the ceiling of the rules by which it was asked for, also if others count when it is planted', () => {
  const world = new World({ shop: shopWith({}) });
  crowd(world);
  const content = { ...WISH_TERMS.first, ceiling: 1 };
  changing(world, 1, { rules: WISH_TERMS, content });
  world.time += DAY_MS - NOTICE_MS / 2;
  world.must(planting(world, ANNA, 1, { shares: 250 }));
  world.time += NOTICE_MS;
  settle(world);
  for (const player of [BEN, CLEO, DAVE]) world.must(buying(player, 1, 250));
  settle(world);
  expect(stateOf(world, 1).frozen).toBeDefined();
  // The round is that of an independent beacon, for which the higher ceiling counts.
  const independent = edited(WishFrozen, (_data, { time }) => {
    const newest = roundAt(QUICKNET, time) - 1;
    return { source: fullRound({ chain: QUICKNET, newest }, time), newest };
  });
  expect(divergenceOf(independent(logOf(world.records)), world.shop)).toBeUndefined();
});
