import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { backPack, sellBackItems } from '@skins/api/bag/contract';
import type { BodyOf } from '@skins/api/contract';
import { seed, updateClientSeed } from '@skins/api/seeds/contract';
import { playUpgrade, upgradeQuote, upgradeRecord, upgradeTerms } from '@skins/api/upgrades/contract';
import { numberOf, rollOf, upgradeOddsOf } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../http/client.ts';
import { type Player, holdings, newPlayer, openSome } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import type { TestBox } from '../http/test-catalogue.ts';

const BOX: TestBox = { id: 'test-upgrade', number: 9_011, price: '2', best: '40' };
const TARGET = 'test-upgrade-best';
const shop = sharedShop([BOX]);
const units = (gems: number) => Math.round(gems * 10_000);

type Play = BodyOf<typeof playUpgrade>;

const quoteOf = ({ client }: Player, gems: number, ...itemIds: string[]) =>
  client.ask(upgradeQuote, { query: { itemIds, gems, targetSkinId: TARGET } });

/** Returns the request that the page sends after it showed a quote. */
async function chosen(player: Player, gems: number, ...itemIds: string[]): Promise<Play> {
  const { quote } = await quoteOf(player, gems, ...itemIds);
  return { itemIds, gems, targetSkinId: TARGET, quote };
}
const playing = ({ client }: Player, body: Play, key: string = randomUUID()) =>
  client.call(playUpgrade, { body, key });

/** A player with items, dearest first. */
async function withItems(count: number) {
  const player = await newPlayer(shop().client());
  await openSome(player, BOX.id, count);
  const { records } = await player.client.ask(backPack, { query: { size: 100, sort: 'dearest' } });
  return { player, items: records };
}

describe('an upgrade', () => {
  it('is quoted exactly by the published rules, and needs a quote', async () => {
    const { player, items } = await withItems(3);
    const ids = items.map(({ id }) => id);
    const stake = items.reduce((sum, { salePrice }) => sum + units(salePrice), 0) + units(10);
    const expected = upgradeOddsOf(stake, units(40), { minimumPumpingRatio: 200, drawProportion: 800 });
    const quoted = await quoteOf(player, 10, ...ids);
    const terms = await player.client.ask(upgradeTerms);

    expect(quoted).toMatchObject({
      targetPrice: 40,
      stake: stake / 10_000,
      winUpTo: expected.winUpTo,
      rateExact: {
        numerator: String(expected.rate.numerator),
        denominator: String(expected.rate.denominator),
      },
      rulesHash: terms.rulesHash,
    });
    expect(terms).toMatchObject({ minimumPumpingRatio: 0.02, drawProportion: 0.08, maximumRate: 0.9 });
    // Several ids may also be joined by commas, in any order.
    const joined = ids.toReversed().join(',');
    const again = await player.client.ask(upgradeQuote, {
      query: { itemIds: joined, gems: 10, targetSkinId: TARGET },
    });
    expect(again.quote).toBe(quoted.quote);
  });

  it('takes the stake, wins exactly by N, and is in the record as answered', async () => {
    const { player, items } = await withItems(2);
    const [item] = items;
    const before = await player.client.ask(userInfo);
    const body = await chosen(player, 20, item?.id ?? '');
    const key = randomUUID();
    const answer = dataOf(playUpgrade, await playing(player, body, key));
    const { resultHash, ticket } = rollOf(answer.userSeed, answer.serverSeed);

    expect(answer).toMatchObject({
      N: ticket,
      number: numberOf(ticket),
      result: ticket <= answer.winUpTo ? 0 : 1,
      consumeSkinId: item?.skinId,
      leftAmount: item?.salePrice,
      gems: 20,
      quote: body.quote,
      targetSkinId: TARGET,
    });
    expect(answer.consumed.map(({ itemId }) => itemId)).toEqual([item?.id, null]);
    expect(JSON.parse(answer.upgradeResult)).toEqual({
      serverHash: answer.serverHash,
      serverSeed: answer.serverSeed,
      userSeed: answer.userSeed,
      resultHash,
      startSection: 0,
      endSection: answer.winUpTo,
    });
    expect(units(answer.balance)).toBe(units(before.balance) - units(20));
    const bag = await player.client.ask(backPack, { query: { size: 100 } });
    expect(bag.records.map(({ id }) => id)).not.toContain(item?.id);
    expect(bag.records.some(({ skinId, source }) => skinId === TARGET && source === 3)).toBe(
      answer.result === 0,
    );
    // A retry gives the same upgrade, and the record equals the answer.
    expect(dataOf(playUpgrade, await playing(player, body, key))).toEqual(answer);
    const { records, total } = await player.client.ask(upgradeRecord, {
      headers: { after: answer.position },
    });
    const { balance: _b, nextServerHash: _n, ...record } = answer;
    expect({ records, total }).toEqual({ records: [record], total: 1 });
  });

  it('is played once if fifty calls come at once with gems for one (attack 2)', async () => {
    const player = await newPlayer(shop().client());
    const { balance } = await player.client.ask(userInfo);
    // 1,000 gems less twenty-seven times 35 are enough for one upgrade of 36.
    for (let left = balance; left >= 70; left -= 35)
      dataOf(playUpgrade, await playing(player, await chosen(player, 35)));
    const body = await chosen(player, 36);
    const answers = await Promise.all(Array.from({ length: 50 }, () => playing(player, body)));
    const codes = new Set(
      answers.filter(({ status }) => status !== 200).map((one) => refusalOf(one).errCode),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([...codes]).toEqual([6002]);
    expect((await player.client.ask(userInfo)).balance).toBeGreaterThanOrEqual(0);
  });

  it('wins or loses an item once under any concurrent use (attacks 1 and 4)', async () => {
    const { player, items } = await withItems(10);
    const { sellBack } = await player.client.ask(backPack);
    const rulesHash = sellBack.rulesHash;
    for (const { id } of items.slice(0, 5)) {
      const body = await chosen(player, 20, id);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          n % 2 === 0
            ? playing(player, body)
            : player.client.call(sellBackItems, { body: { itemIds: [id], rulesHash }, key: randomUUID() }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const refused of answers.filter(({ status }) => status !== 200))
        expect(refusalOf(refused).errCode).toBe(852);
    }
  });

  it('refuses invalid stakes, and changes nothing (attacks 3 and 23)', async () => {
    const { player, items } = await withItems(1);
    const other = await withItems(1);
    const body = await chosen(player, 20);
    const before = await holdings(player);
    const raw = (change: object) =>
      player.client.send('POST', playUpgrade.path, JSON.stringify({ ...body, ...change }), {
        'idempotency-key': randomUUID(),
      });
    const code = async (change: object) => refusalOf(await raw(change)).errCode;

    for (const gems of [-1, 1e-37, 2 ** 53, '1e3', '２０', null, [20], 0.00001])
      expect([gems, await code({ gems })]).toEqual([gems, 860]);
    expect(await code({ gems: 0 })).toBe(860);
    expect(await code({ itemIds: [items[0]?.id, items[0]?.id] })).toBe(860);
    expect(await code({ itemIds: Array.from({ length: 7 }, (_, n) => `x-${n + 1}`) })).toBe(860);
    expect(await code({ itemIds: [other.items[0]?.id] })).toBe(851);
    expect(await code({ targetSkinId: 'no-such-skin' })).toBe(861);
    expect(await code({ gems: 0.01 })).toBe(863);
    expect(await code({ gems: 41 })).toBe(863);
    expect(await code({ gems: 21 })).toBe(630);
    expect(await holdings(player)).toEqual(before);
    expect(refusalOf(await shop().client().call(playUpgrade, { body, key: randomUUID() })).code).toBe(401);
  });

  it('is refused without a charge if the price changed between view and press (attacks 5 and 6)', async () => {
    const player = await newPlayer(shop().client());
    const seen = await quoteOf(player, 20);
    const body = { itemIds: [], gems: 20, targetSkinId: TARGET, quote: seen.quote };
    const before = await holdings(player);
    await shop().publish({ ...BOX, best: '44' });
    const refused = refusalOf(await playing(player, body));

    expect(refused).toMatchObject({ errCode: 630 });
    expect(await holdings(player)).toEqual(before);
    expect((await quoteOf(player, 20)).winUpTo).toBeLessThan(seen.winUpTo);
    expect(dataOf(playUpgrade, await playing(player, await chosen(player, 20)))).toMatchObject({
      targetPrice: 44,
    });
    await shop().publish(BOX);
  });

  it('rolls with the user seed in force at the press, and reveals the committed seed (attack 7)', async () => {
    const player = await newPlayer(shop().client());
    await player.client.ask(updateClientSeed, { body: { key: 'first1' } });
    const { serverHash } = await player.client.ask(seed);
    const body = await chosen(player, 20);
    const [one, changed, two] = await Promise.all([
      playing(player, body),
      player.client.ask(updateClientSeed, { body: { key: 'second2' } }),
      playing(player, body),
    ]);
    const answers = [dataOf(playUpgrade, one), dataOf(playUpgrade, two)].toSorted(
      (a, b) => a.seedIndex - b.seedIndex,
    );

    expect(answers[0]?.serverHash).toBe(serverHash);
    expect(answers[1]?.serverHash).toBe(answers[0]?.nextServerHash);
    for (const { userSeed, position } of answers)
      expect(userSeed).toBe(position > changed.position ? 'second2' : 'first1');
  });

  it('is quoted to visitors for gems only, as they have no items', async () => {
    const visitor = shop().client();
    const query = { gems: 20, targetSkinId: TARGET };
    expect(await visitor.ask(upgradeQuote, { query })).toMatchObject({ stake: 20, targetPrice: 40 });
    const { items } = await withItems(1);
    const other = await visitor.call(upgradeQuote, { query: { ...query, itemIds: items[0]?.id ?? '' } });
    expect(refusalOf(other).errCode).toBe(851);
  });
});
