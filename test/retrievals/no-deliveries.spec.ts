import { retrievalTerms, retrieveItemsOf } from '@skins/api/retrievals/contract';
import { expect, it, onTestFinished } from 'vitest';
import { openShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { holder, stateOf } from './taking.ts';

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
