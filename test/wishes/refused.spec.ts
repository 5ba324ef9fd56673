import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from '@skins/api/accounts/contract';
import { takeBreak } from '@skins/api/limits/contract';
import { suspendPlayer } from '@skins/api/standing/contract';
import { stopGame } from '@skins/api/stops/contract';
import { buyShares, plantWish, wishList, wishOpen, wishRules } from '@skins/api/wishes/contract';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { shellIn, temporaryFolder } from '../samples/cli/recorded-terminal.ts';
import { PRICE, SKIN, WISH_BOX, wishesAt } from './over-http.ts';

const shop = ownShop([WISH_BOX]);
const { player, letThreeFill, plant, buy, detailOf, balanceOf, goOn, until, drawn } = wishesAt(shop);
const DAY_MS = 86_400_000;

type Heard = Readonly<Record<string, unknown>>;

/** Listens to the channel of wishes. */
async function listening(): Promise<readonly Heard[]> {
  const socket = new WebSocket(`${shop().serving().address.replace('http', 'ws')}/ws/wish`);
  onTestFinished(() => socket.close());
  const heard: Heard[] = [];
  const joined = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    const told: Heard = { ...Object(message) };
    if (told['type'] === 'joined') joined.resolve();
    else heard.push(told);
  });
  socket.addEventListener('open', () => socket.send('{}'));
  await joined.promise;
  return heard;
}

describe('a wish over HTTP', () => {
  beforeAll(letThreeFill);

  it('is told on the channel of wishes, and checked by the command line', async () => {
    const heard = await listening();
    const [anna, ben] = [await player(), await player()];
    const { wishId: id } = await plant(anna, 500);
    await buy(ben, id, 500);
    await drawn(id);
    await expect.poll(() => heard.map(({ event }) => event)).toContain('ended');
    expect(heard.map(({ event }) => event)).toEqual([
      'planted',
      'sold',
      'sold',
      'frozen',
      'sealed',
      'drawn',
      'ended',
    ]);
    expect(heard.at(-1)).toMatchObject({ type: 0, id, sold: 1_000 });
    const folder = temporaryFolder();
    const skins = shellIn(folder);
    const asked = await skins('verify', '--room', `${shop().serving().address}/wish/${id}`);
    expect(asked.out).toMatch(/\nshare +holds\n/);
    expect(asked.code).toBe(0);
    const { evidence } = await detailOf(anna, id);
    const file = join(folder, 'wish.json');
    const { lucky } = evidence;
    const share = ((lucky?.share ?? 0) % 1_000) + 1;
    writeFileSync(file, JSON.stringify({ ...evidence, lucky: lucky && { ...lucky, share } }));
    const forged = await skins('verify', '--room', file);
    expect(forged.out).toMatch(/\nshare +fails /);
    expect(forged.code).not.toBe(0);
  });

  it('sells nothing to players on a break or suspended; what they bought before stays', async () => {
    const [anna, ben] = [await player(), await player()];
    const { wishId: id } = await plant(anna);
    await buy(ben, id, 10);
    await ben.client.ask(takeBreak, { body: { hours: 24 } });
    const before = await balanceOf(ben);
    const refused = await ben.client.refused(buyShares, { body: { wishId: id, shares: 1 } });
    expect(refused.errCode).toBeGreaterThan(0);
    const { id: playerId } = await anna.client.ask(userInfo);
    const { client } = await newOperator(shop());
    await client.ask(suspendPlayer, { body: { playerId, reason: 'rules-broken', until: null } });
    expect(await anna.client.refused(buyShares, { body: { wishId: id, shares: 1 } })).toBeDefined();
    const { wish } = await detailOf(ben, id);
    expect(wish).toMatchObject({ sold: 10, mine: 10 });
    expect(await balanceOf(ben)).toBe(before);
  });

  it('lists growing ones nearest to full first, and those of the caller', async () => {
    const [anna, ben] = [await player(), await player()];
    const first = await plant(anna, 5);
    const second = await plant(anna, 20);
    await buy(ben, first.wishId, 1);
    await shop().settled();
    const idsBy = async (query: object, { client } = anna) =>
      (await client.ask(wishList, { query: { size: 100, ...query } })).records.map(({ id }) => id);
    const near = await idsBy({});
    expect(near.indexOf(second.wishId)).toBeLessThan(near.indexOf(first.wishId));
    expect((await idsBy({ sort: 'newest' }))[0]).toBe(second.wishId);
    expect(await idsBy({ mine: true }, ben)).toEqual([first.wishId]);
    expect((await ben.client.ask(wishList)).counts.mine).toBe(1);
  });

  it('sells no share of a stopped game, and gives everything back at the deadline', async () => {
    const [anna, ben] = [await player(), await player()];
    const before = await balanceOf(ben);
    const { wishId: id } = await plant(anna);
    await buy(ben, id, 10);
    const { client } = await newOperator(shop());
    await client.ask(stopGame, { body: { game: 'wishes', reason: 'drill' } });
    expect(await ben.client.ask(wishOpen)).toBe(1);
    expect(await ben.client.refused(buyShares, { body: { wishId: id, shares: 1 } })).toBeDefined();
    const { rulesHash } = await ben.client.ask(wishRules);
    const body = { skinId: SKIN, price: PRICE, hours: 24, shares: 0, rulesHash };
    expect(await ben.client.refused(plantWish, { body })).toBeDefined();
    letPass(DAY_MS);
    await until(id, ({ wish }) => wish.state === 'returned');
    await goOn(id);
    expect(await balanceOf(ben)).toBe(before);
  });
});
