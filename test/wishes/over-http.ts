import { userInfo } from '@skins/api/accounts/contract';
import { buyShares, plantWish, wishDetail, wishRules } from '@skins/api/wishes/contract';
import { parseGems } from '@skins/engine/kernel';
import { WISH_TERMS } from '@skins/engine/wishes';
import { type Player, freshPhone, newPlayer } from '../http/player.ts';
import type { Shop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

// Wishes as players fill them over HTTP.

/** A skin of the test catalogue, and its price in gems. */
const SKIN = 'test-wish-best';
const PRICE = 50;
export const WISH_BOX = { id: 'test-wish', number: 9_007, price: '2.5', best: String(PRICE) };
const WAIT_MS = 50;

/** Returns the steps of wishes at a shop. */
export function wishesAt(shop: () => Shop) {
  const player = () => newPlayer(shop().client(), freshPhone());

  /** Lets three players fill a wish. */
  async function letThreeFill(): Promise<void> {
    const { game } = shop().serving().service;
    const from = await changeRules(game, WISH_TERMS, {
      ...WISH_TERMS.first,
      most: 500,
      levels: [{ atOnce: 2, priceMost: parseGems('1000') ?? 0 }],
    });
    letPass(Math.max(0, from - game.clock()));
  }

  const plant = async ({ client }: Player, shares = 0) => {
    const { rulesHash } = await client.ask(wishRules);
    return client.ask(plantWish, { body: { skinId: SKIN, price: PRICE, hours: 24, shares, rulesHash } });
  };
  const buy = ({ client }: Player, wishId: string, shares: number) =>
    client.ask(buyShares, { body: { wishId, shares } });
  const detailOf = ({ client }: Pick<Player, 'client'>, id: string) =>
    client.ask(wishDetail, { query: { id } });
  const balanceOf = async ({ client }: Player) => (await client.ask(userInfo)).balance;

  async function goOn(id: string): Promise<void> {
    const { flows } = shop().serving().service;
    await flows.retry(`wish-${id}#1`);
    await flows.idle();
  }

  /** Waits until a wish's flow has brought it so far. */
  async function until(
    id: string,
    is: (detail: Awaited<ReturnType<typeof detailOf>>) => boolean,
  ): Promise<void> {
    for (;;) {
      await goOn(id);
      if (is(await detailOf({ client: shop().client() }, id))) return;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }

  /** Lets a full wish be signed, drawn and settled. */
  async function drawn(id: string): Promise<void> {
    await until(id, ({ evidence }) => evidence.sealed !== null);
    letPass(20_000);
    await until(id, ({ lucky }) => lucky?.given === true);
    await shop().settled();
  }

  return { player, letThreeFill, plant, buy, detailOf, balanceOf, goOn, until, drawn };
}

export { PRICE, SKIN };
