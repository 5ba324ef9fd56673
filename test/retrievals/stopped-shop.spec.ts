import { tmpdir } from 'node:os';
import { control } from '@skins/api';
import { MACHINE_TIME } from '@skins/api/runtime';
import { expect, it, onTestFinished } from 'vitest';
import { QUIET, openShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { until } from '../payments/until.ts';
import { deliveriesOf, holder, reaches, stateOf, take } from './taking.ts';

it('a command of the machine over a shop that is stopped ends no delivery, as it asks no provider', async () => {
  // The command goes by the machine's own time, which other tests of this process have let pass.
  const shop = await openShop({}, tmpdir(), MACHINE_TIME);
  onTestFinished(() => shop.close());
  await shop.publish(CHEAP);
  const { player, items } = await holder(shop);
  const [item = ''] = items;
  // The provider has it, and the shop does not know that yet.
  deliveriesOf(shop).faults.mode = 'lost';
  const [id = ''] = await take(player, item);
  await until(async () => deliveriesOf(shop).orderOf(id)?.status === 3);
  await shop.serving().close();

  await control({ folder: shop.folder, environment: QUIET }, 'operator-add', { name: 'ada', role: 'owner' });

  await shop.restart();
  const again = { ...player, client: shop.client().with({ token: player.token }) };
  await reaches(again, id, 'offered');
  expect(await stateOf(again, item)).toBe(3);
});
