import { randomUUID } from 'node:crypto';
import { backPack } from '@skins/api/bag/contract';
import { boxDetails, boxList, boxOpenings, boxRecord, boxVersion, openBox } from '@skins/api/boxes/contract';
import { homeInfo } from '@skins/api/home/contract';
import { updateClientSeed, userSeedAt } from '@skins/api/seeds/contract';
import { versionHashOf } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { type Player, newPlayer, openSome } from './player.ts';
import { sha256 } from './recompute.ts';
import { sharedShop } from './shop.ts';
import { CHANGING, CHEAP } from './test-catalogue.ts';
import { letPass } from './test-time.ts';

const shop = sharedShop([CHEAP, CHANGING]);
const after = (position: string) => ({ headers: { after: position } });

describe('the user seed of an open', () => {
  it('is returned with the position and command that set it', async () => {
    const { client } = await newPlayer(shop().client());
    const key = randomUUID();
    const first = await client.ask(updateClientSeed, { body: { key: 'first7' }, key });
    const played = await openSome({ client }, CHEAP.id, 2);
    const second = await client.ask(updateClientSeed, { body: { key: 'second7' } });
    const at = (position: string) =>
      client.ask(userSeedAt, { query: { position }, ...after(second.position) });
    expect(await at(played.position)).toMatchObject({
      userSeed: 'first7',
      origin: 'player',
      commandId: key,
      position: first.position,
    });
    expect(await at('999999999999')).toMatchObject({ userSeed: 'second7', position: second.position });
    expect(await at('000000000001')).toBeNull();
  });

  it('is derived from the command id if none was set', async () => {
    const player = await newPlayer(shop().client());
    const { versionHash } = await player.client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const key = randomUUID();
    const body = { boxId: CHEAP.id, count: 1, versionHash };
    const { opens, position } = await player.client.ask(openBox, { body, key });
    const change = await player.client.ask(userSeedAt, { query: { position }, ...after(position) });
    expect(change).toMatchObject({ origin: 'command', commandId: key, userSeed: opens[0]?.userSeed });
    expect(change?.userSeed).toBe(sha256(`skins user seed v1\n${key}`).slice(0, 16));
  });
});

describe('the odds of an open', () => {
  it('stay available under the hash in the record', async () => {
    const player = await newPlayer(shop().client());
    const { position, opens } = await openSome(player, CHANGING.id, 1);
    await shop().publish({ ...CHANGING, price: '2.75' });
    const { records } = await player.client.ask(boxRecord, after(position));
    const [record] = records;
    const versionHash = record?.versionHash ?? '';
    const rules = await player.client.ask(boxVersion, { query: { boxId: CHANGING.id, versionHash } });
    const now = await player.client.ask(boxDetails, { query: { boxId: CHANGING.id } });
    expect(now.versionHash).not.toBe(versionHash);
    const units = (gems: number) => Math.round(gems * 10_000);
    const items = rules.items.map((item) => ({ ...item, value: units(item.price) }));
    expect(versionHashOf({ boxId: rules.id, price: units(rules.price), items })).toBe(versionHash);
    expect(rules.items.find(({ skinId }) => skinId === opens[0]?.skinId)?.price).toBe(record?.price);
    await shop().publish(CHANGING);
  });

  it('are refused for a hash that the box never had', async () => {
    const client = shop().client();
    const query = { boxId: CHEAP.id, versionHash: 'ab'.repeat(32) };
    expect(await client.refused(boxVersion, { query })).toMatchObject({ code: 404 });
  });
});

describe('all opens of a box', () => {
  it('show a player’s own open at once, and other players’ opens after their reels have stopped', async () => {
    const [me, other] = await Promise.all([newPlayer(shop().client()), newPlayer(shop().client())]);
    const { opens, position } = await openSome(me, CHEAP.id, 3);
    const query = { boxId: CHEAP.id, size: 100 };
    const mine = await me.client.ask(boxOpenings, { query, ...after(position) });
    expect(mine.records.slice(0, 3).map(({ ticket }) => ticket)).toEqual(
      opens.map(({ ticket }) => ticket).toReversed(),
    );
    expect(mine.byRarity.reduce((sum, { opens }) => sum + opens, 0)).toBe(mine.total);
    expect(mine.observedBand?.low).toBeLessThanOrEqual(mine.observedRtp ?? 0);
    const told = await other.client.ask(boxOpenings, { query, ...after(position) });
    const seen = new Set(told.records.map(({ id }) => id));
    expect(mine.records.slice(0, 3).filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it('are counted once, even if their version was published twice', async () => {
    const me = await newPlayer(shop().client());
    await shop().publish({ ...CHANGING, price: '2.75' });
    await shop().publish(CHANGING);
    const { position } = await openSome(me, CHANGING.id, 3);
    const query = { boxId: CHANGING.id, size: 100 };
    const all = await me.client.ask(boxOpenings, { query, ...after(position) });
    expect(all.byRarity.reduce((sum, { opens }) => sum + opens, 0)).toBe(all.total);
  });

  it('are counted on the box’s page after the player’s own open', async () => {
    const me = await newPlayer(shop().client());
    const before = await me.client.ask(boxDetails, { query: { boxId: CHANGING.id } });
    const { position } = await openSome(me, CHANGING.id, 4);
    const now = await me.client.ask(boxDetails, { query: { boxId: CHANGING.id }, ...after(position) });
    expect(now.opens).toBeGreaterThanOrEqual(before.opens + 4);
  });
});

describe('an open whose reel still turns', () => {
  const boxId = CHEAP.id;
  const openingsFor = ({ client }: Player, current = 1, size = 100) =>
    client.ask(boxOpenings, { query: { boxId, current, size } });
  const told = async (player: Player) => {
    const [shelves, { basicsDataVO, boxNewList }] = await Promise.all([
      player.client.ask(boxList, { query: { type: 'hash' } }),
      player.client.ask(homeInfo),
    ]);
    const { opens, publishedRtp, observedRtp, observedBand } = basicsDataVO;
    return {
      openings: await openingsFor(player),
      pages: await Promise.all([1, 2, 3].map((current) => openingsFor(player, current, 2))),
      details: await player.client.ask(boxDetails, { query: { boxId } }),
      cards: [...shelves.flatMap(({ boxes }) => boxes), ...boxNewList].map(({ id, opens }) => [id, opens]),
      home: { opens, publishedRtp, observedRtp, observedBand },
    };
  };

  it('changes no count, return or page that other players see', async () => {
    const [me, other] = await Promise.all([newPlayer(shop().client()), newPlayer(shop().client())]);
    await openSome(other, boxId, 3);
    await shop().settled();
    letPass(5_001);
    const before = await told(other);
    const { opens } = await openSome(me, boxId, 3);
    await shop().settled();
    expect(await told(other)).toEqual(before);

    const mine = await told(me);
    expect(mine.home).toEqual(before.home);
    expect(mine.openings.total).toBe(before.openings.total + 3);
    expect(mine.details.opens).toBe(before.details.opens + 3);
    const tickets = opens.map(({ ticket }) => ticket).toReversed();
    const old = before.openings.records.map(({ ticket }) => ticket);
    const onPages = mine.pages.flatMap(({ records }) => records.map(({ ticket }) => ticket));
    expect(onPages).toEqual([...tickets, ...old].slice(0, 6));

    letPass(5_001);
    const landed = await told(other);
    expect(landed.openings).toEqual(mine.openings);
    expect(landed.details).toEqual(mine.details);
    expect(landed.home.opens).toBe(before.home.opens + 3);
    expect(landed.home.observedRtp).not.toBe(before.home.observedRtp);
    const countIn = ({ cards }: typeof landed) => cards.find(([id]) => id === boxId)?.[1];
    expect(countIn(landed)).toBe(Number(countIn(before)) + 3);
  });

  it('is counted for its player next to others’ opens, on any page', async () => {
    const [me, other] = await Promise.all([newPlayer(shop().client()), newPlayer(shop().client())]);
    await shop().settled();
    letPass(5_001);
    const before = await openingsFor(me);
    const first = await openSome(me, boxId, 2);
    await openSome(other, boxId, 3);
    const second = await openSome(me, boxId, 1);
    await openSome(other, boxId, 1);
    await shop().settled();
    const own = [...first.opens, ...second.opens].map(({ ticket }) => ticket).toReversed();
    const pages = await Promise.all([1, 2, 3].map((current) => openingsFor(me, current, 2)));
    expect(pages.map(({ total }) => total)).toEqual([1, 2, 3].map(() => before.total + 3));
    expect(pages.flatMap(({ records }) => records.map(({ ticket }) => ticket))).toEqual(
      [...own, ...before.records.map(({ ticket }) => ticket)].slice(0, 6),
    );
  });
});

describe('the bag', () => {
  it('shows its value, and is sorted and filtered over all its pages', async () => {
    const player = await newPlayer(shop().client());
    const opened = [];
    for (let n = 0; n < 3; n += 1) opened.push(...(await openSome(player, CHEAP.id, 10)).opens);
    const ask = (query: object) => player.client.ask(backPack, { query: { size: 8, ...query } });
    const worthOf = (list: readonly { price: number }[]) =>
      list.reduce((sum, { price }) => sum + Math.round(price * 10_000), 0) / 10_000;
    const whole = await ask({});
    expect([whole.total, whole.worth]).toEqual([30, worthOf(opened)]);
    const pages = await Promise.all([1, 2, 3, 4].map((current) => ask({ current, sort: 'dearest' })));
    const prices = pages.flatMap(({ records }) => records.map(({ salePrice }) => salePrice));
    expect(prices).toEqual(opened.map(({ price }) => price).toSorted((a, b) => b - a));
    const dust = opened.filter(({ skinsRarity }) => skinsRarity === 'common');
    const narrowed = await ask({ rarity: 'common', sort: 'oldest' });
    expect([narrowed.total, narrowed.worth]).toEqual([dust.length, worthOf(dust)]);
    expect(narrowed.records.map(({ id }) => id)).toEqual(dust.slice(0, 8).map(({ itemId }) => itemId));
    expect(narrowed.rarities).toEqual(whole.rarities);
    expect(await ask({ rarity: 'ancient' })).toMatchObject({ total: 0, worth: 0, records: [] });
  });
});
