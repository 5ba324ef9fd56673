import { backPack, sellBackItems } from '@skins/api/bag/contract';
import { itemView } from '@skins/api/profile/contract';
import { upgradeQuote } from '@skins/api/upgrades/contract';
import { expect, it } from 'vitest';
import { type Player, freshPhone, newPlayer, openSome } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import type { TestBox } from '../http/test-catalogue.ts';

const BOX: TestBox = { id: 'test-item', number: 9_083, price: '2', best: '40' };
const shop = sharedShop([BOX]);

const player = () => newPlayer(shop().client(), freshPhone(), `device ${freshPhone()}`);
const lookAt = async ({ client }: Player, id: string) => {
  await shop().settled();
  return client.ask(itemView, { query: { id } });
};

it('shows an item with its chances of an upgrade, and what became of it once it is sold', async () => {
  const anna = await player();
  // Two of three openings bring dust, which no upgrade takes.
  for (let opened = 0; opened < 40; opened += 10) await openSome(anna, BOX.id, 10);
  const { records, sellBack } = await anna.client.ask(backPack, { query: { size: 10, sort: 'dearest' } });
  const [held] = records;
  const id = held?.id ?? '';
  const before = await lookAt(anna, id);
  expect(before).toMatchObject({ id, source: 1, status: 0, salePrice: held?.salePrice, moves: [] });
  for (const { skinId, price, rate } of before.targets) {
    const { rate: quoted, targetPrice } = await anna.client.ask(upgradeQuote, {
      query: { itemIds: id, gems: 0, targetSkinId: skinId },
    });
    expect({ price, rate }).toEqual({ price: targetPrice, rate: quoted });
  }
  expect(before.targets.length).toBeGreaterThan(0);

  const { position } = await anna.client.ask(sellBackItems, {
    body: { itemIds: [id], rulesHash: sellBack.rulesHash },
  });
  const after = await lookAt(anna, id);
  expect(after).toMatchObject({ status: 2, moves: [{ status: 2 }], targets: [] });
  expect(Number(after.moves[0]?.position)).toBeLessThanOrEqual(Number(position));
});

it('shows nobody another player’s item, and no item for an id that is none', async () => {
  const [anna, ben] = [await player(), await player()];
  await openSome(anna, BOX.id, 1);
  const { records } = await anna.client.ask(backPack);
  const id = records[0]?.id ?? '';
  for (const asked of [id, `${id}9`, 'x', '-1', "' OR 1=1 --", '../../case'])
    expect(await ben.client.refused(itemView, { query: { id: asked } })).toMatchObject({
      code: 404,
      errCode: 1101,
    });
  expect((await shop().client().call(itemView, { query: { id } })).status).toBe(401);
});
