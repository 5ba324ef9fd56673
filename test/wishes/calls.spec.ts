import { backPack } from '@skins/api/bag/contract';
import { START } from '@skins/api/foundation/store';
import { verifyEd25519 } from '@skins/api/foundation/transparency';
import {
  buyShares,
  plantWish,
  wishEvidence,
  wishList,
  wishOpen,
  wishOwn,
  wishPlanting,
  wishRecord,
  wishRules,
  wishSkins,
} from '@skins/api/wishes/contract';
import { newAudit } from '@skins/engine/audit';
import { checkWish } from '@skins/engine/fairness';
import { isSignedBy, parseNote } from '@skins/engine/transparency';
import { WISH_HOUSE } from '@skins/engine/wishes';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';
import { PRICE, SKIN, WISH_BOX, wishesAt } from './over-http.ts';

const shop = ownShop([WISH_BOX]);
const { player, letThreeFill, plant, buy, detailOf, balanceOf, goOn, until, drawn } = wishesAt(shop);
/** 50 gems and 3 % in 1,000 shares, rounded up to 1/10,000 gem */
const SHARE = 0.0515;
const DAY_MS = 86_400_000;

describe('a wish over HTTP', () => {
  beforeAll(letThreeFill);

  it('is planted, filled by three players, drawn and paid; all of it can be recomputed', async () => {
    expect(await shop().client().ask(wishOpen)).toBe(0);
    const [anna, ben, cleo] = [await player(), await player(), await player()];
    const before = await balanceOf(anna);
    const { wishId: id, from, to, balance } = await plant(anna, 200);
    expect([from, to]).toEqual([1, 200]);
    expect(balance).toBeCloseTo(before - 200 * SHARE, 4);
    expect(await buy(ben, id, 500)).toMatchObject({ from: 201, to: 700, owned: 500, sold: 700 });
    const growing = await detailOf(ben, id);
    expect(growing.wish).toMatchObject({
      state: 'growing',
      price: PRICE,
      sharePrice: SHARE,
      sold: 700,
      people: 2,
      mine: 500,
      chance: 0.5,
      buyable: true,
    });
    expect(growing.mine).toMatchObject({ shares: 500, mayBuy: 0 });
    expect(growing.account).toMatchObject({ fee: 1.5, total: 51.5, surplus: 0 });
    expect(await buy(cleo, id, 300)).toMatchObject({ from: 701, to: 1_000, sold: 1_000 });
    const full = await detailOf(cleo, id);
    expect(full.wish.state).toBe('sealing');
    expect(full.evidence.frozen?.root).toMatch(/^[0-9a-f]{64}$/);
    // No list is waited for.
    expect((await cleo.client.ask(wishOwn)).map(({ root }) => root)).toEqual([full.evidence.frozen?.root]);
    await drawn(id);
    const { wish, lucky, evidence } = await detailOf(anna, id);
    expect(wish.state).toBe('lit');
    const share = lucky?.share ?? 0;
    const winner = share <= 200 ? anna : share <= 700 ? ben : cleo;
    for (const one of [anna, ben, cleo]) {
      const { total } = await one.client.ask(backPack);
      expect(total).toBe(one === winner ? 1 : 0);
    }
    expect((await detailOf(winner, id)).mine?.itemId).not.toBeNull();
    expect(await balanceOf(ben)).toBeCloseTo(before - 500 * SHARE, 4);
    const isNoteSigned = (note: string) =>
      isSignedBy(parseNote(note), shop().serving().service.signer.key, verifyEd25519);
    const steps = checkWish(evidence, { isNoteSigned });
    expect(steps.filter(({ state }) => state === 'fails')).toEqual([]);
    expect(steps.filter(({ state }) => state === 'holds').map(({ id: step }) => step)).toEqual([
      'price',
      'shares',
      'frozen',
      'signed',
      'share',
      'proof',
      'void',
    ]);
    expect(await shop().client().ask(wishEvidence, { query: { id } })).toEqual(evidence);
    const { records } = await winner.client.ask(wishRecord);
    expect(records[0]).toMatchObject({ result: 'won', value: PRICE });
    const lit = await shop()
      .client()
      .ask(wishList, { query: { state: 'lit' } });
    expect(lit.records.map((one) => one.id)).toContain(id);
    expect(lit.counts).toMatchObject({ litToday: 1, growing: 0, sealing: 0 });
  });

  it('gives the last shares to exactly one of many, and everybody else pays nothing', async () => {
    const [anna, ben] = [await player(), await player()];
    const { wishId: id } = await plant(anna, 500);
    await buy(ben, id, 400);
    const others = await Promise.all(Array.from({ length: 5 }, player));
    const before = await Promise.all(others.map(balanceOf));
    const answers = await Promise.all(
      others.map((other) =>
        buy(other, id, 100).then(
          () => 'in',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((one) => one === 'in')).toHaveLength(1);
    await shop().serving().service.flows.idle();
    for (const [k, other] of others.entries())
      expect(await balanceOf(other)).toBeCloseTo(
        (before[k] ?? 0) - (answers[k] === 'in' ? 100 * SHARE : 0),
        4,
      );
    await drawn(id);
  });

  it('answers a repeated purchase from what it did', async () => {
    const anna = await player();
    const { wishId } = await plant(anna);
    const body = { wishId, shares: 10 };
    const key = 'the-same-key-0001';
    const first = await anna.client.ask(buyShares, { body, key });
    expect(await anna.client.ask(buyShares, { body, key })).toMatchObject({ from: first.from, to: first.to });
    expect((await detailOf(anna, wishId)).wish.sold).toBe(10);
  });

  it('refuses what cannot be, and charges nothing', async () => {
    const anna = await player();
    const before = await balanceOf(anna);
    const { rulesHash } = await anna.client.ask(wishRules);
    const body = { skinId: SKIN, price: PRICE, hours: 24, shares: 0, rulesHash };
    const planting = (more: Partial<typeof body>) =>
      anna.client.refused(plantWish, { body: { ...body, ...more } });
    expect(await planting({ skinId: 'nothing' })).toMatchObject({ errCode: 880 });
    expect(await planting({ price: 51 })).toMatchObject({ errCode: 630 });
    expect(await planting({ rulesHash: 'a'.repeat(64) })).toMatchObject({ errCode: 630 });
    expect(await planting({ hours: 25 })).toMatchObject({ errCode: 1016 });
    expect(await planting({ shares: 501 })).toMatchObject({ errCode: 1014 });
    expect(await planting({ skinId: 'test-wish-dust', price: 0.0001 })).toMatchObject({ errCode: 1017 });
    const { wishId } = await plant(anna);
    await plant(anna);
    expect(await planting({})).toMatchObject({ errCode: 1018 });
    const { free, planted, atOnce } = await anna.client.ask(wishPlanting);
    expect({ planted, atOnce, free: free !== null }).toEqual({ planted: 2, atOnce: 2, free: true });
    const buying = (shares: number, id = wishId) =>
      anna.client.refused(buyShares, { body: { wishId: id, shares } });
    expect(await buying(1, '0'.repeat(12))).toMatchObject({ errCode: 1010 });
    expect(await buying(501)).toMatchObject({ errCode: 1014 });
    expect(await balanceOf(anna)).toBe(before);
    const { records } = await anna.client.ask(wishSkins, { query: { q: 'test-wish-best' } });
    expect(records.map(({ skinId }) => skinId)).toContain(SKIN);
  });

  it('gives everything back at its deadline', async () => {
    const [anna, ben] = [await player(), await player()];
    const before = await balanceOf(ben);
    const { wishId: id } = await plant(anna);
    await buy(ben, id, 30);
    letPass(DAY_MS);
    await until(id, ({ wish }) => wish.state === 'returned');
    await goOn(id);
    expect(await balanceOf(ben)).toBe(before);
    const { returned } = await detailOf(ben, id);
    expect(returned).toMatchObject({ reason: 'expired', people: 1, mine: 30 * SHARE });
    expect(await ben.client.refused(buyShares, { body: { wishId: id, shares: 1 } })).toMatchObject({
      errCode: 1012,
    });
    expect((await anna.client.ask(wishPlanting)).planted).toBe(0);
  });

  it('plants the wishes of the house once, and takes back those whose price changes', async () => {
    const { service } = shop().serving();
    const { game } = service;
    const house = { ...WISH_HOUSE.first, hour: 0, aDay: 1, skins: [SKIN] };
    letPass(Math.max(0, (await changeRules(game, WISH_HOUSE, house)) - game.clock()));
    const { desk } = service.desks.wishes;
    await desk.plantForHouse();
    await desk.plantForHouse();
    await shop().settled();
    const { records } = await shop()
      .client()
      .ask(wishList, { query: { sort: 'newest' } });
    expect(records.filter(({ planter }) => planter === null)).toHaveLength(1);
    const ben = await player();
    const before = await balanceOf(ben);
    const id = records.find(({ planter }) => planter === null)?.id ?? '';
    await buy(ben, id, 10);
    await shop().publish({ ...WISH_BOX, best: '51' });
    await desk.sweep();
    await until(id, ({ wish }) => wish.state === 'returned');
    await goOn(id);
    expect((await detailOf(ben, id)).returned).toMatchObject({ reason: 'price' });
    expect(await balanceOf(ben)).toBe(before);
  });

  it('leaves a log that the auditor accepts', async () => {
    const { service } = shop().serving();
    await service.flows.idle();
    const audit = newAudit({ shop: service.game.shop });
    for (const { record } of await service.store.readAll(START, 1_000_000)) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  });
});
