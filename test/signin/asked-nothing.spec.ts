import { DAY_MS } from '@skins/engine/kernel';
import { NOTICE_MS } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { SIGN_IN_BOARD } from '@skins/engine/signin';
import { expect, it } from 'vitest';
import { audited } from '../kit/audited.ts';
import { ANNA } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { BOB } from '../operators/orders.ts';
import { told } from '../payments/orders.ts';
import { credited, staff } from '../payments/staff.ts';
import { changing } from '../rules/orders.ts';
import { signing } from './orders.ts';

it('a day without conditions allows the sign-in despite gems taken back on it, and the auditor agrees', () => {
  const world = new World();
  staff(world);
  const every = SIGN_IN_BOARD.first.every.map((day) => ({ ...day, limitationType: 3, limitationTime: 0 }));
  changing(world, 91, { rules: SIGN_IN_BOARD, content: { ...SIGN_IN_BOARD.first, every } }, BOB);
  world.time += NOTICE_MS;
  const order = credited(world);
  world.time += DAY_MS;
  world.must(told.reversed(order));
  world.settle();

  world.must(signing(ANNA));

  expect(audited(world.records, shop).divergence).toBeUndefined();
});
