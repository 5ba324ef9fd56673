import { boxList } from '@skins/api/boxes/contract';
import { trendChart } from '@skins/api/trend/contract';
import { describe, expect, it } from 'vitest';
import { newPlayer, openSome } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';

const shop = sharedShop([CHEAP]);

describe('the trend chart', () => {
  it('shows the player’s latest rolls, newest first, truncated to six decimals', async () => {
    const player = await newPlayer(shop().client());
    const { client } = player;
    await openSome(player, CHEAP.id, 7);
    await openSome(player, CHEAP.id, 6);
    await shop().settled();
    const ten = await client.ask(trendChart, { query: { type: 1, size: 10 } });
    const all = await client.ask(trendChart, { query: { type: 1 } });

    expect(all).toHaveLength(13);
    expect(ten).toEqual(all.slice(0, 10));
    expect(all.map(({ seedIndex }) => seedIndex)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    for (const { N, rate } of all) expect(rate).toBe(Math.floor((N / 0xffffff) * 1e6) / 1e6);
    // A classic box is no hash box: the chart leaves its opens out.
    const shelves = await client.ask(boxList, { query: { type: 'csgo' } });
    const [cheapest] = shelves.flatMap(({ boxes }) => boxes).toSorted((a, b) => a.price - b.price);
    await openSome(player, cheapest?.id ?? '', 2);
    await shop().settled();
    expect(await client.ask(trendChart, { query: { type: 1 } })).toEqual(all);
    expect(await client.ask(trendChart, { query: { type: 2 } })).toEqual([]);
    expect(await client.ask(trendChart, { query: { type: 3 } })).toEqual([]);
  });
});
