import { retrievalTerms, retrieveItemsOf } from '@skins/api/retrievals/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { noDeliveries } from '../../api/src/slices/retrievals/no-deliveries.ts';
import { openShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { until } from '../payments/until.ts';
import { again, holder, reaches, stateOf, takenUnheard } from './taking.ts';

it('a shop without deliveries accepts no retrieval, and reports that they are closed', async () => {
  const shop = await openShop({ SKINS_DELIVERIES: 'off' });
  onTestFinished(() => shop.close());
  await shop.publish(CHEAP);
  const { player, items } = await holder(shop);
  const [itemId = ''] = items;

  expect(await player.client.ask(retrievalTerms)).toMatchObject({ open: false, tradeLink: true });
  const refused = await player.client.refused(retrieveItemsOf, { body: { itemIds: [itemId] } });
  expect(refused).toMatchObject({ errCode: 890 });
  await shop.settled();
  expect(await stateOf(player, itemId)).toBe(0);
});

it('a delivery that was possibly accepted stays open without a provider: ending it could double the item', async () => {
  const environment = { SKINS_DELIVERIES: 'local' };
  const shop = await openShop(environment);
  onTestFinished(() => shop.close());
  await shop.publish(CHEAP);
  const { player, item, id } = await takenUnheard(shop);

  environment.SKINS_DELIVERIES = 'off';
  // The start asks already.
  const asked = vi.spyOn(noDeliveries, 'find');
  onTestFinished(() => asked.mockRestore());
  await shop.restart();
  await until(async () => asked.mock.calls.length > 0);
  expect(await stateOf(again(shop, player), item)).toBe(3);

  environment.SKINS_DELIVERIES = 'local';
  await shop.restart();
  await reaches(again(shop, player), id, 'offered');
  expect(await stateOf(again(shop, player), item)).toBe(3);
});
