import { retrievalTerms, retrieveItemsOf } from '@skins/api/retrievals/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { until } from '../payments/until.ts';
import { again, holder, reaches, stateOf, takenUnheard } from './taking.ts';

it('a shop from which nothing is sent takes no item, and says that it is closed', async () => {
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

it('what a provider may have taken is not ended while none is asked: its item would be there twice', async () => {
  const environment = { SKINS_DELIVERIES: 'local' };
  const shop = await openShop(environment);
  onTestFinished(() => shop.close());
  await shop.publish(CHEAP);
  const { player, item, id } = await takenUnheard(shop);

  environment.SKINS_DELIVERIES = 'off';
  await shop.restart();
  const asked = vi.spyOn(shop.serving().service.desks.retrievals.desk.provider, 'find');
  onTestFinished(() => asked.mockRestore());
  await until(async () => asked.mock.calls.length > 0);
  expect(await stateOf(again(shop, player), item)).toBe(3);

  environment.SKINS_DELIVERIES = 'local';
  await shop.restart();
  await reaches(again(shop, player), id, 'offered');
  expect(await stateOf(again(shop, player), item)).toBe(3);
});
