import { shop } from '@skins/engine/shop';
import { NewcomerBoxClaimed, NewcomerDeviceClaimed, NewcomerMoved } from '@skins/engine/newcomers';
import { expect, it } from 'vitest';
import { claim, register } from '../accounts/orders.ts';
import { erasing, givingUp } from '../erasure/orders.ts';
import { divergenceOf } from '../kit/audited.ts';
import { type Forge, edited, logOf, without } from '../kit/forge.ts';
import { World } from '../kit/world.ts';
import { claimingDevice, deviceOf } from './orders.ts';
import { arrived, played } from './plays.ts';

const [GUS, HAL] = ['gus00000', 'hal00000'];

function playedWorld(): World {
  const world = new World({ shop });
  played(world);
  return world;
}

it('an honest log of first days has no finding', () => {
  expect(divergenceOf(logOf(playedWorld().records), shop)).toBeUndefined();
});

it.each<[string, Forge, string]>([
  [
    'a box of a first top-up that nobody paid for',
    edited(NewcomerBoxClaimed, () => ({ box: 'newcomer-topup' as const, of: 'box-two' })),
    'newcomer-cause',
  ],
  ['a status that nothing led to', edited(NewcomerMoved, () => ({ status: 4 })), 'newcomer-cause'],
  ['a free box without a device of its own', without(NewcomerDeviceClaimed), 'newcomer-device'],
])('the auditor names %s', (_what, forge, rule) => {
  expect(divergenceOf(forge(logOf(playedWorld().records)), shop)).toMatchObject({ rule });
});

it('the auditor names a first day by a number that an erased account had (attack 12)', () => {
  const world = new World({ shop });
  arrived(world);
  world.must(claim('7', GUS));
  world.must(register(GUS, { digit: '7' }));
  world.must(erasing(GUS, { phone: '7' }));
  world.must(givingUp('7', GUS));
  world.must(claim('7', HAL));
  world.must(register(HAL, { digit: '7' }));
  expect(divergenceOf(logOf(world.records), shop)).toBeUndefined();
  // A shop that looks away.
  world.must(claimingDevice(HAL, deviceOf('4'), false));
  expect(divergenceOf(logOf(world.records), shop)).toMatchObject({ rule: 'newcomer-device' });
});
