import { randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import { backPack, sellBackItems } from '@skins/api/bag/contract';
import {
  playReplace,
  replaceQuote,
  replaceRecord,
  replaceTerms,
  replacements,
} from '@skins/api/replace/contract';
import { describe, expect, it } from 'vitest';
import { dataOf, refusalOf } from '../http/client.ts';
import { type Player, holdings, newPlayer, openSome } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';

const shop = sharedShop([CHEAP]);
const SAME = `${CHEAP.id}-same`;
const DUST = `${CHEAP.id}-dust`;

const OPENED = 40;

/** A player with some items, dearest first. One of them is worth its box, except once in ten million cases. */
async function withItems(count: number) {
  const player = await newPlayer(shop().client());
  for (let opened = 0; opened < OPENED; opened += 10) await openSome(player, CHEAP.id, 10);
  const { records } = await player.client.ask(backPack, { query: { size: count, sort: 'dearest' } });
  return { player, items: records.map(({ id }) => id) };
}

interface Choice {
  readonly itemIds: readonly string[];
  readonly skinIds: readonly string[];
}
const quoting = ({ client }: Player, { itemIds, skinIds }: Choice) =>
  client.call(replaceQuote, { query: { itemIds: itemIds.join(), skinIds: skinIds.join() } });
const quoted = async (player: Player, choice: Choice) => dataOf(replaceQuote, await quoting(player, choice));
const replacing = (
  { client }: Player,
  { itemIds, skinIds, quote }: Choice & { readonly quote: string },
  key: string = randomUUID(),
) => client.call(playReplace, { body: { itemIds: [...itemIds], skinIds: [...skinIds], quote }, key });

const units = (gems: number) => Math.round(gems * 10_000);

describe('replacing skins', () => {
  it('gives what was quoted, once, and appears in the record', async () => {
    const { player, items } = await withItems(2);
    const choice = { itemIds: items, skinIds: [SAME, DUST] };
    const terms = await player.client.ask(replaceTerms);
    const offer = await quoted(player, choice);
    expect(units(offer.fee)).toBe(Math.ceil(units(offer.worth) * terms.fee - 1e-9));
    expect(units(offer.credit + offer.paid)).toBe(units(offer.price + offer.refund + offer.kept));
    const key = randomUUID();
    const done = dataOf(playReplace, await replacing(player, { ...choice, quote: offer.quote }, key));

    expect(done).toMatchObject({
      given: items.map((itemId) => ({ itemId })),
      taken: [{ skinId: SAME }, { skinId: DUST }],
      worth: offer.worth,
      fee: offer.fee,
      paid: offer.paid,
      refund: offer.refund,
      quote: offer.quote,
      rulesHash: terms.rulesHash,
      commandId: key,
    });
    expect(units(done.balance)).toBe(units(offer.balance - offer.paid + offer.refund));
    expect(dataOf(playReplace, await replacing(player, { ...choice, quote: offer.quote }, key))).toEqual(
      done,
    );
    expect(refusalOf(await replacing(player, { ...choice, quote: offer.quote }))).toMatchObject({
      errCode: 852,
    });
    const bag = await player.client.ask(backPack, { query: { size: 2 } });
    expect(bag).toMatchObject({
      total: OPENED,
      records: [
        { source: 9, skinId: DUST },
        { source: 9, skinId: SAME },
      ],
    });
    const after = player.client.with({ after: done.position });
    const { balance: _, position: __, ...shown } = done;
    expect(await after.ask(replaceRecord)).toMatchObject({ total: 1, next: null, records: [shown] });
  });

  it('is refused without a change if the choice or its price differs from what was shown', async () => {
    const { player, items } = await withItems(2);
    const [mine = '', other = ''] = items;
    const {
      items: [foreign = ''],
    } = await withItems(1);
    const choice = { itemIds: [mine], skinIds: [DUST] };
    const { quote } = await quoted(player, choice);
    const before = await holdings(player);
    const refused = async (change: Partial<Choice & { quote: string }>) =>
      refusalOf(await replacing(player, { ...choice, quote, ...change })).errCode;

    expect(await refused({ quote: 'f'.repeat(64) })).toBe(630);
    expect(await refused({ itemIds: [other] })).toBe(630);
    expect(await refused({ skinIds: [SAME] })).toBe(630);
    expect(await refused({ itemIds: [foreign] })).toBe(851);
    expect(await refused({ itemIds: [mine, mine] })).toBe(875);
    expect(await refused({ itemIds: [] })).toBe(875);
    expect(await refused({ skinIds: Array.from({ length: 11 }, () => DUST) })).toBe(875);
    expect(await refused({ skinIds: ['unheard-of'] })).toBe(876);
    const dear = { itemIds: [mine], skinIds: [`${CHEAP.id}-best`] };
    const offer = await quoted(player, dear);
    expect(offer.paid).toBeGreaterThan(offer.most);
    expect(await refused({ ...dear, quote: offer.quote })).toBe(878);
    expect(await holdings(player)).toEqual(before);
    expect(refusalOf(await quoting(player, { itemIds: [foreign], skinIds: [DUST] }))).toMatchObject({
      errCode: 851,
    });
    const visitor = shop().client();
    expect(
      refusalOf(await visitor.call(replaceQuote, { query: { itemIds: mine, skinIds: DUST } })).code,
    ).toBe(401);
  });

  it('and selling use an item once in fifty concurrent calls (attacks: one item in two places)', async () => {
    const { player, items } = await withItems(1);
    const choice = { itemIds: items, skinIds: [DUST] };
    const [{ quote }, bag, before] = await Promise.all([
      quoted(player, choice),
      player.client.ask(backPack),
      player.client.ask(userInfo),
    ]);
    const sale = { itemIds: items, rulesHash: bag.sellBack.rulesHash };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 === 0
          ? replacing(player, { ...choice, quote })
          : player.client.call(sellBackItems, { body: sale, key: randomUUID() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await player.client.ask(userInfo);
    // A sold item is gone; a replaced one leaves another.
    expect([before.bagCount - 1, before.bagCount]).toContain(after.bagCount);
  });

  it('offers skins that are found by name, price and rarity', async () => {
    const { client } = await newPlayer(shop().client());
    const ask = (query: object) => client.ask(replacements, { query });
    const found = await ask({ q: `EN ${CHEAP.id}`, sort: 'cheapest' });
    expect(found.records.map(({ skinId }) => skinId)).toEqual([DUST, SAME, `${CHEAP.id}-best`]);
    expect(await ask({ q: CHEAP.id, rarity: 'rare' })).toMatchObject({
      total: 1,
      records: [{ skinId: SAME }],
    });
    const cheap = await ask({ q: CHEAP.id, least: 0.0001, most: 0.0101 });
    expect(cheap.records.map(({ skinId }) => skinId)).toEqual([SAME, DUST]);
    expect(await ask({ q: CHEAP.id, size: 2, current: 2 })).toMatchObject({
      total: 3,
      records: [{ skinId: DUST }],
    });
    expect(await ask({ q: 'nothing like it' })).toMatchObject({ total: 0, records: [] });
  });
});
