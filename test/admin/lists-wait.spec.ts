import { userInfo } from '@skins/api/accounts/contract';
import { adjustBalance } from '@skins/api/adjustments/contract';
import { expect, it } from 'vitest';
import { newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { newOperator } from './operator.ts';

const shop = ownShop([]);

it("a list that waits for a command's position contains its result", async () => {
  const { client } = await newOperator(shop(), 'support');
  const player = await newPlayer(shop().client());
  const { id: playerId } = await player.client.ask(userInfo);
  const body = { playerId, way: 'credit', gems: 1, reason: 'goodwill' } as const;
  const query = new URLSearchParams({ filter: JSON.stringify({ playerId }) }).toString();
  for (let count = 1; count <= 5; count += 1) {
    const { position } = await client.ask(adjustBalance, { body });
    const path = `/admin/api/adjustments?${query}`;
    const list = await client.send('GET', path, undefined, { after: position });
    expect(JSON.parse(list.text)).toHaveLength(count);
  }
});
