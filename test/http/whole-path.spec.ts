import { checkPhone, getSmsStatus, login, logout, userInfo } from '@skins/api/accounts/contract';
import { backPack } from '@skins/api/bag/contract';
import { boxDetails, boxList, boxRecord, type openBox } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { banner, homeInfo, webInfo } from '@skins/api/home/contract';
import { skinsRate } from '@skins/api/payments/contract';
import { seed, updateClientSeed } from '@skins/api/seeds/contract';
import { describe, expect, it, vi } from 'vitest';
import { dataOf } from './client.ts';
import { PASSWORD, freshPhone, newPlayer, openSome } from './player.ts';
import { rollAgain, sameFraction, sha256, unitsOf } from './recompute.ts';
import { sharedShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';
import { letPass, shopTime } from './test-time.ts';

const TICKETS = 0x1000000;
/** milliseconds from the answer until a reel shows its result */
const REEL_MS = 4_000;
const shop = sharedShop([CHEAP]);

type Details = DataOf<typeof boxDetails>;
type Open = DataOf<typeof openBox>['opens'][number];

/** Redraws an open from what the player was told before and after it. */
function expectFair(open: Open, { items }: Details): void {
  const { resultHash, ticket, number, serverHash } = rollAgain(open.userSeed, open.serverSeed);
  expect(open).toMatchObject({ resultHash, ticket, number, serverHash });
  const drawn = items.filter(({ startTicket, endTicket }) => startTicket <= ticket && ticket < endTicket);
  expect(drawn.map(({ skinId, price }) => [skinId, price])).toEqual([[open.skinId, open.price]]);
}

/** Expects each open's seed to match the commitment before it. */
function expectChained(promised: string, opens: readonly Open[]): void {
  let promise = promised;
  for (const { serverHash, serverSeed, nextServerHash } of opens) {
    expect(serverHash).toBe(promise);
    expect(sha256(serverSeed)).toBe(promise);
    promise = nextServerHash;
  }
}

describe('a player’s way through the shop', () => {
  it('finds a phone number free, registers it, and finds it taken', async () => {
    const client = shop().client();
    expect(await client.ask(getSmsStatus)).toBe(false);
    const phone = freshPhone();
    expect(await client.ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: true });
    const player = await newPlayer(client, phone);
    expect(await client.ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: false });
    expect(await player.client.ask(userInfo)).toMatchObject({
      balance: 1_000,
      bagCount: 0,
      clientSeed: '',
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    });
  });

  it('logs in, and a logout revokes only its token', async () => {
    const client = shop().client();
    const { phone, client: first } = await newPlayer(client);
    const { token } = await client.ask(login, { body: { phone, password: PASSWORD } });
    const second = client.with({ token });
    const { id } = await second.ask(userInfo);
    expect(await second.ask(logout)).toBeNull();
    expect(await second.refused(userInfo)).toMatchObject({ code: 401, errCode: 104 });
    expect(await first.ask(userInfo)).toMatchObject({ id });
  });

  it('shows both kinds of boxes, whose odds end at the last ticket', async () => {
    const client = shop().client();
    for (const type of ['hash', 'csgo'] as const) {
      const cards = (await client.ask(boxList, { query: { type } })).flatMap(({ boxes }) => boxes);
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        const details = await client.ask(boxDetails, { query: { boxId: card.id } });
        expect(details).toMatchObject({
          boxType: type,
          price: card.price,
          versionHash: card.versionHash,
          rtp: card.rtp,
        });
        expectWholeOdds(details);
        expect(card.shares.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(TICKETS);
      }
    }
  });

  it('opens boxes of the demo catalogue, each drawn as published', async () => {
    const player = await newPlayer(shop().client());
    for (const type of ['hash', 'csgo'] as const) {
      const cards = (await player.client.ask(boxList, { query: { type } })).flatMap(({ boxes }) => boxes);
      const cheapest = cards.toSorted((a, b) => a.price - b.price)[0];
      if (cheapest === undefined) throw new Error(`no ${type} box`);
      const details = await player.client.ask(boxDetails, { query: { boxId: cheapest.id } });
      const { opens } = await openSome(player, cheapest.id, 1);
      expect(opens).toHaveLength(1);
      for (const open of opens) expectFair(open, details);
    }
  });

  it('opens one box, then ten: paid exactly, in one chain, all in bag and record', async () => {
    const player = await newPlayer(shop().client());
    const { client } = player;
    const details = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const before = await client.ask(seed);
    const one = await openSome(player, CHEAP.id, 1);
    const ten = await openSome(player, CHEAP.id, 10);
    const opens = [...one.opens, ...ten.opens];

    expect(opens).toHaveLength(11);
    for (const open of opens) expectFair(open, details);
    expectChained(before.serverHash, opens);
    expect(opens.map(({ seedIndex }) => seedIndex)).toEqual(opens.map((_, n) => before.seedIndex + n));
    expect(await client.ask(seed)).toMatchObject({
      serverHash: opens.at(-1)?.nextServerHash,
      seedIndex: 12,
      userSeed: opens[0]?.userSeed,
    });

    const paid = 1_000 * 10_000 - 11 * 101;
    expect(unitsOf(one.balance)).toBe(BigInt(1_000 * 10_000 - 101));
    expect(unitsOf(ten.balance)).toBe(BigInt(paid));
    expect(unitsOf((await client.ask(userInfo)).balance)).toBe(BigInt(paid));

    const settle = vi.spyOn(shop().serving().service.projector.progress, 'settle');
    await shop().settled();
    const headers = { after: ten.position };
    const record = await client.ask(boxRecord, { query: { size: 100 }, headers });
    expect(settle).toHaveBeenCalledExactlyOnceWith(ten.position);
    expect(record.total).toBe(11);
    expect(record.records.map(({ itemId }) => itemId)).toEqual(
      opens.map(({ itemId }) => itemId).toReversed(),
    );
    for (const [n, row] of record.records.toReversed().entries()) {
      const { nextServerHash: _, ...open } = opens[n] ?? expect.unreachable();
      expect(row).toMatchObject({ ...open, cost: details.price, versionHash: details.versionHash });
      expect(row.startTicket <= row.ticket && row.ticket < row.endTicket).toBe(true);
    }
  });

  it('pages the bag by six, newest first', async () => {
    const player = await newPlayer(shop().client());
    const { opens } = await openSome(player, CHEAP.id, 8);
    const newest = opens.map(({ itemId }) => itemId).toReversed();
    const page = async (current: number) => {
      const { records, total, ...rest } = await player.client.ask(backPack, { query: { current, type: 1 } });
      expect([total, rest.current]).toEqual([8, current]);
      return records.map(({ id }) => id);
    };
    expect(await page(1)).toEqual(newest.slice(0, 6));
    expect(await page(2)).toEqual(newest.slice(6));
    expect(await page(3)).toEqual([]);
  });

  it('changes the user seed for the next rolls', async () => {
    const player = await newPlayer(shop().client());
    const { client } = player;
    const first = await openSome(player, CHEAP.id, 1);
    const { userSeed, serverHash } = await client.ask(seed);
    expect(first.opens[0]?.userSeed).toBe(userSeed);
    expect(await client.ask(updateClientSeed, { body: { key: 'Mine42' } })).toMatchObject({
      userSeed: 'Mine42',
    });
    expect(await client.ask(seed)).toMatchObject({ userSeed: 'Mine42', serverHash, seedIndex: 2 });
    const { opens } = await openSome(player, CHEAP.id, 2);
    expect(opens.map((open) => open.userSeed)).toEqual(['Mine42', 'Mine42']);
    expectChained(serverHash, opens);
    expect((await client.ask(userInfo)).clientSeed).toBe('Mine42');
  });

  it('shows home: figures, banners, the rate', async () => {
    const player = await newPlayer(shop().client());
    await openSome(player, CHEAP.id, 1);
    await shop().settled();
    // Others see a drop slightly later than its reel ends.
    letPass(REEL_MS + 1_000);
    const { boxNewList, basicsDataVO } = await player.client.ask(homeInfo);
    expect(boxNewList.map(({ id }) => id)).toContain(CHEAP.id);
    expect(basicsDataVO.online).toBeGreaterThan(0);
    expect(basicsDataVO.users).toBeGreaterThan(0);
    expect(basicsDataVO.opens).toBeGreaterThan(0);
    expect(await player.client.ask(webInfo)).toMatchObject({ opening: 0 });
    expect(await player.client.ask(skinsRate)).toBe(7);
    const banners: unknown = JSON.parse(await player.client.ask(banner));
    expect(banners).toContainEqual(
      expect.objectContaining({ boxId: CHEAP.id, link: `/case/hash/${CHEAP.id}` }),
    );
  });

  it('shows no drop before its reel has stopped, and shows it afterwards', async () => {
    const player = await newPlayer(shop().client());
    await openSome(player, CHEAP.id, 1);
    await shop().settled();
    const { records } = await player.client.ask(boxRecord);
    expect(records).toHaveLength(1);
    const shown = async (): Promise<{ time: number; drop: boolean }> => {
      const reply = await player.client.call(homeInfo);
      const { sysTime }: { sysTime: number } = JSON.parse(reply.text);
      const drops = dataOf(homeInfo, reply).boxLuckyVOList;
      // Other tests of this process may have advanced its time.
      return {
        time: sysTime + shopTime() - Date.now(),
        drop: drops.some(({ id }) => id === records[0]?.position),
      };
    };
    // Measured by the server's clock, so a slow connection does not matter.
    const first = await vi.waitUntil(
      async () => {
        const { time, drop } = await shown();
        return drop ? time : undefined;
      },
      { timeout: 30_000 },
    );
    expect(first - (records[0]?.createTime ?? Infinity)).toBeGreaterThanOrEqual(REEL_MS);
  });
});

/** Expects adjacent ranges from 0 to 2^24, and a return that equals their exact sum. */
function expectWholeOdds({ price, items, rtp, rtpExact }: Details): void {
  let next = 0;
  let returned = 0n;
  for (const item of items) {
    expect(item.startTicket).toBe(next);
    expect(item.endTicket).toBeGreaterThan(item.startTicket);
    expect(item.probability).toBe((item.endTicket - item.startTicket) / TICKETS);
    returned += unitsOf(item.price) * BigInt(item.endTicket - item.startTicket);
    next = item.endTicket;
  }
  expect(next).toBe(TICKETS);
  expect(items.reduce((sum, { probability }) => sum + probability * TICKETS, 0)).toBe(TICKETS);
  const staked = unitsOf(price) * BigInt(TICKETS);
  const { numerator, denominator } = rtpExact;
  expect(sameFraction(returned, staked, BigInt(numerator), BigInt(denominator))).toBe(true);
  expect(rtp).toBeCloseTo(Number(returned) / Number(staked), 10);
}
