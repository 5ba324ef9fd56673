import { POLICY, leastOf } from '@skins/engine/limits';
import { TopUpOrdered } from '@skins/engine/payments';
import { NOTICE_MS } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { expect, it } from 'vitest';
import { claiming, naming } from '../identity/orders.ts';
import { audited } from '../kit/audited.ts';
import { edited, logOf, recordsOf } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { changing } from '../rules/orders.ts';
import { credited } from './staff.ts';

const GIFT_OF_100 = 50_000;

const giftsIn = (world: World) =>
  logOf(world.records).flatMap((record) => (TopUpOrdered.is(record) ? [record.data.gift] : []));

/** Anna buys a hundred gems twice, once a policy pack is in force. */
function boughtUnder(pack: 'play' | 'cn' | 'uk'): World {
  const world = new World({ shop });
  begin(world, { [ANNA]: 50 });
  if (pack !== 'play') changing(world, 41, { rules: POLICY, content: leastOf(pack) });
  world.time += NOTICE_MS;
  world.must(claiming('card', 'a', ANNA));
  world.must(naming(ANNA, 'a', true));
  credited(world, ANNA);
  credited(world, ANNA);
  return world;
}

it.each(['play', 'cn', 'uk'] as const)(
  'a player’s first purchase has a gift only if %s allows it',
  (pack) => {
    const world = boughtUnder(pack);
    expect(giftsIn(world)).toEqual([pack === 'play' ? GIFT_OF_100 : 0, GIFT_OF_100]);
    expect(audited(world.records, shop).divergence).toBeUndefined();
  },
);

it('the auditor reports a gift with a first purchase', () => {
  const forged = edited(TopUpOrdered, () => ({ gift: GIFT_OF_100 }))(logOf(boughtUnder('cn').records));
  expect(audited(recordsOf(forged), shop).divergence).toMatchObject({ rule: 'top-up-gift', expected: '0' });
});
