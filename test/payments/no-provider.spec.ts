import { orderGems, payWay, rechargeRecord } from '@skins/api/payments/contract';
import { expect, it, onTestFinished } from 'vitest';
import { newPlayer } from '../http/player.ts';
import { openShop } from '../http/shop.ts';
import { shown } from './buying.ts';

it('a shop without payments offers no channel, and refuses orders from a page shown earlier', async () => {
  const environment = { SKINS_PAYMENTS: 'local' };
  const shop = await openShop(environment);
  onTestFinished(() => shop.close());
  const player = await newPlayer(shop.client());
  const seen = await shown(player);
  environment.SKINS_PAYMENTS = 'off';
  await shop.restart();

  const client = shop.client().with({ token: player.token });
  expect(await client.ask(payWay)).toEqual([]);
  expect(await client.refused(orderGems, { body: seen })).toMatchObject({ errCode: 781 });
  await shop.settled();
  expect((await client.ask(rechargeRecord)).records).toEqual([]);
});
