import { userInfo } from '@skins/api/accounts/contract';
import type { DataOf } from '@skins/api/contract';
import {
  upgradeDetail,
  upgradeHall,
  upgradeReplay,
  upgradeTargets,
  upgradeUserInfo,
  upgradeUserRecord,
} from '@skins/api/hall/contract';
import { playUpgrade, upgradeQuote } from '@skins/api/upgrades/contract';
import { TICKETS } from '@skins/engine/fairness';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Player, newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import type { TestBox } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';

const BOX: TestBox = { id: 'test-hall', number: 9_071, price: '2', best: '40' };
const TARGET = 'test-hall-best';
const shop = sharedShop([BOX]);

type Played = DataOf<typeof playUpgrade>;

async function upgrade({ client }: Player, gems: number): Promise<Played> {
  const stake = { itemIds: [], gems, targetSkinId: TARGET };
  const { quote } = await client.ask(upgradeQuote, { query: { gems, targetSkinId: TARGET } });
  return client.ask(playUpgrade, { body: { ...stake, quote } });
}

/** Returns the multiple of an upgrade: target price over stake, divided by the success rate. */
const multipleOf = ({ targetPrice, stake, rate }: Played): number => targetPrice / stake / rate;
const won = ({ result }: Played): boolean => result === 0;
let anna: Player;
let ben: Player;
let ofAnna: Played[];
let ofBen: Played[];
let all: Played[];

beforeAll(async () => {
  [anna, ben] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
  ofAnna = [];
  ofBen = [];
  // Chances of a third and of nine in ten: some upgrades win and some lose.
  for (const gems of [30, 39, 30, 14, 30, 14]) ofAnna.push(await upgrade(anna, gems));
  while (!ofBen.some(won) || ofBen.length < 4) ofBen.push(await upgrade(ben, 30));
  all = [...ofAnna, ...ofBen];
  await shop().settled();
}, 60_000);

describe('an upgrade whose dial still turns', () => {
  it('is shown to its player only', async () => {
    const last = await upgrade(ben, 14);
    all.push(last);
    ofBen.push(last);
    await shop().settled();
    const { position } = last;
    const { records } = await anna.client.ask(upgradeHall);
    expect(records.filter((one) => one.position === position)).toEqual([]);
    expect((await anna.client.refused(upgradeReplay, { query: { position } })).errCode).toBe(870);
    expect((await ben.client.ask(upgradeReplay, { query: { position } })).N).toBe(last.N);
    const { records: tries } = await anna.client.ask(upgradeDetail, { query: { skinId: TARGET } });
    expect(tries.some((one) => one.position === position)).toBe(false);

    letPass(6_001);
    const landed = await anna.client.ask(upgradeReplay, { query: { position } });
    expect(landed).toMatchObject({ N: last.N, serverSeed: last.serverSeed, quote: last.quote, me: false });
    expect((await anna.client.ask(upgradeHall)).records[0]?.position).toBe(position);
  });

  it('changes no sum or best that others see', async () => {
    letPass(6_001);
    const position = ofBen[0]?.position ?? '';
    const { userId } = await anna.client.ask(upgradeReplay, { query: { position } });
    const pages = [1, 2, 3].map((current) => ({ current, size: 2 }));
    const told = async ({ client }: Player) => ({
      today: (await client.ask(upgradeHall)).today,
      popular: (await client.ask(upgradeHall)).targets,
      targets: (await client.ask(upgradeTargets, { query: { sort: 'tried', q: 'test-hall' } })).records,
      record: await client.ask(upgradeUserRecord, { query: { id: userId, size: 100 } }),
      recordPages: await Promise.all(
        pages.map((page) => client.ask(upgradeUserRecord, { query: { id: userId, ...page } })),
      ),
      tries: await Promise.all(
        pages.map((page) => client.ask(upgradeDetail, { query: { skinId: TARGET, ...page } })),
      ),
      info: await client.ask(upgradeUserInfo, { query: { id: userId } }),
      detail: await client.ask(upgradeDetail, { query: { skinId: TARGET, size: 100 } }),
    });
    const before = await told(anna);
    const played: Played[] = [];
    // At a lower chance than his others, so that a win is his best.
    while (!played.some(won)) played.push(await upgrade(ben, 13));
    all.push(...played);
    ofBen.push(...played);
    await shop().settled();
    const count = before.info.attempts + played.length;
    expect(await told(anna)).toEqual(before);
    const best = { position: played.at(-1)?.position };
    const own = await told(ben);
    expect(own.info).toMatchObject({ attempts: count, wins: before.info.wins + 1, best });
    expect(own.detail.wins).toBe(before.detail.wins + 1);
    expect(own.record.total).toBe(before.record.total + played.length);
    expect(own.targets[0]?.attempts).toBe(own.detail.attempts);
    const newest = [...played.toReversed(), ...before.detail.records].slice(0, 6);
    expect(own.tries.flatMap(({ records }) => records.map(({ position: at }) => at))).toEqual(
      newest.map(({ position: at }) => at),
    );

    letPass(6_001);
    const landed = await told(anna);
    expect(landed.info).toMatchObject({ attempts: count, wins: before.info.wins + 1, best });
    expect(landed.detail.attempts).toBe(before.detail.attempts + played.length);
    expect(landed.record.total).toBe(before.record.total + played.length);
    expect(landed.targets[0]?.attempts).toBe(landed.detail.attempts);
    expect(landed.today.wins).toBe(before.today.wins + 1);
  });
});

describe('the hall', () => {
  it('gives players names that reveal nothing of their accounts', async () => {
    const [account, shown] = await Promise.all([
      ben.client.ask(userInfo),
      shop()
        .client()
        .ask(upgradeReplay, { query: { position: ofBen.find(won)?.position ?? '' } }),
    ]);
    // Item ids begin with the account's id.
    expect(shown.itemId).toMatch(new RegExp(`^${shown.userId}-`));
    expect(JSON.stringify(shown)).not.toContain(account.id);
    expect(JSON.stringify(shown)).not.toContain(account.phone);
  });

  it('counts all tries for a skin, by chance and by number, next to the promised wins', async () => {
    const detail = await anna.client.ask(upgradeDetail, { query: { skinId: TARGET, size: 100 } });
    const sum = (of: (one: Played) => number) => all.reduce((before, one) => before + of(one), 0);

    expect(detail).toMatchObject({ attempts: all.length, wins: all.filter(won).length, total: all.length });
    expect(detail.expected).toBeCloseTo(
      sum(({ winUpTo }) => (winUpTo + 1) / TICKETS),
      9,
    );
    expect(detail.records.map(({ N }) => N)).toEqual(all.map(({ N }) => N).toReversed());
    expect(detail.numbers.reduce((before, n) => before + n, 0)).toBe(all.length);
    expect(detail.numbers[Math.floor(((all[0]?.N ?? 0) / TICKETS) * 20)]).toBeGreaterThan(0);
    const byRate = detail.byRate.map(({ attempts, wins, expected }) => ({ attempts, wins, expected }));
    expect(byRate.reduce((before, { attempts }) => before + attempts, 0)).toBe(all.length);
    expect(byRate.reduce((before, { wins }) => before + wins, 0)).toBe(detail.wins);
    expect(byRate.reduce((before, { expected }) => before + expected, 0)).toBeCloseTo(detail.expected, 9);
  });

  it('sums and lists a player’s upgrades', async () => {
    const userId = (await ben.client.ask(upgradeHall)).records.find(({ me }) => me)?.userId ?? '';
    const info = await anna.client.ask(upgradeUserInfo, { query: { id: userId } });
    const record = await anna.client.ask(upgradeUserRecord, { query: { id: userId, size: 2 } });
    const wins = ofBen.filter(won);

    expect(info).toMatchObject({ attempts: ofBen.length, wins: wins.length, me: false });
    expect(info.staked).toBeCloseTo(
      ofBen.reduce((before, { stake }) => before + stake, 0),
      4,
    );
    expect(info.returned).toBeCloseTo(40 * wins.length, 4);
    expect(info.best?.position).toBe(
      wins.toSorted((a, b) => multipleOf(b) - multipleOf(a) || (a.position < b.position ? -1 : 1))[0]
        ?.position,
    );
    expect(record).toMatchObject({ total: ofBen.length, current: 1 });
    expect(record.records.map(({ position }) => position)).toEqual(
      ofBen
        .map(({ position }) => position)
        .toReversed()
        .slice(0, 2),
    );
    const nobody = { query: { id: '0'.repeat(16) } };
    expect((await anna.client.refused(upgradeUserInfo, nobody)).errCode).toBe(871);
  });

  it('finds targets by any part of a name and by price', async () => {
    const named = await anna.client.ask(upgradeTargets, { query: { q: 'TEST-hall BEST' } });
    const other = await anna.client.ask(upgradeTargets, { query: { q: 'test-hall best', max: 39.9999 } });
    const cheap = await anna.client.ask(upgradeTargets, { query: { min: 5, max: 50, size: 100 } });

    expect(named.records.map(({ skinId, attempts }) => ({ skinId, attempts }))).toEqual([
      { skinId: TARGET, attempts: all.length },
    ]);
    expect(other.total).toBe(0);
    const prices = cheap.records.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices.every((price) => price >= 5 && price <= 50)).toBe(true);
    expect((await anna.client.refused(upgradeDetail, { query: { skinId: 'nothing' } })).errCode).toBe(872);
  });
});
