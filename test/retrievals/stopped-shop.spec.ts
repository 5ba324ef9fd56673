import { tmpdir } from 'node:os';
import { control } from '@skins/api';
import { MACHINE_TIME } from '@skins/api/foundation/runtime';
import { expect, it, onTestFinished } from 'vitest';
import { QUIET, openShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { again, reaches, stateOf, takenUnheard } from './taking.ts';

it('a machine command on a stopped shop ends no delivery, as it queries no provider', async () => {
  // The command uses the machine's time, which other tests of this process may have advanced in their shops.
  const shop = await openShop({}, tmpdir(), MACHINE_TIME);
  onTestFinished(() => shop.close());
  await shop.publish(CHEAP);
  const { player, item, id } = await takenUnheard(shop);
  await shop.serving().close();

  await control({ folder: shop.folder, environment: QUIET }, 'operator-add', { name: 'ada', role: 'owner' });

  await shop.restart();
  await reaches(again(shop, player), id, 'offered');
  expect(await stateOf(again(shop, player), item)).toBe(3);
});
