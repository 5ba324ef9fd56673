import { BATTLE_TERMS } from '@skins/engine/battles';
import { NOTICE_MS } from '@skins/engine/rules';
import { expect, it } from 'vitest';
import { audited } from '../kit/audited.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { shopWith } from '../kit/shop.ts';
import { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { creating, joining, stateOf } from './orders.ts';
import { settle } from './plays.ts';

it('takes the ceiling of the rules by which its creator staked, also if others count when it is created', () => {
  const world = new World({ shop: shopWith({}) });
  begin(world, { [ANNA]: 100, [BEN]: 100 });
  const content = { ...BATTLE_TERMS.first, houseCeiling: 1 };
  changing(world, 1, { rules: BATTLE_TERMS, content });
  world.must(creating(world, ANNA, 1));
  world.time += NOTICE_MS;
  settle(world);
  world.must(joining(BEN, 1));
  settle(world);
  expect(stateOf(world, 1).frozen).toBeDefined();
  expect(audited(world.records, world.shop).divergence).toBeUndefined();
});
