import { userInfo } from '@skins/api/accounts/contract';
import { sellBackItems, backPack } from '@skins/api/bag/contract';
import { upBindSteamUrl } from '@skins/api/identity/contract';
import {
  assetsStatus,
  putItemsBack,
  recallRetrieval,
  reconcileDeliveries,
  retrievalDetail,
  retrieveItemsOf,
  retrieveRecord,
} from '@skins/api/retrievals/contract';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { newAudit } from '@skins/engine/audit';
import { DAY_MS } from '@skins/engine/kernel';
import { withdrawalStream } from '@skins/engine/retrievals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { newPlayer } from '../http/player.ts';
import { auditedAfterwards, ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { letPass } from '../http/test-time.ts';
import { comesTo, deliveriesOf, holder, newLink, reaches, stageOf, stateOf, take } from './taking.ts';

const shop = ownShop([CHEAP]);
auditedAfterwards(shop);
const local = () => deliveriesOf(shop());
afterEach(() => {
  local().faults.mode = 'none';
});

const divergence = async () => {
  const audit = newAudit({ hash: nativeSha256 });
  for (const { record } of await shop().serving().service.store.readAll(START, 1_000_000)) audit.next(record);
  return audit.finish().divergence;
};

describe('a retrieved item', () => {
  it('is offered and accepted, and shows its status at each step', async () => {
    const { player, items } = await holder(shop());
    const [item = ''] = items;
    const [id = ''] = await take(player, item);
    await reaches(player, id, 'offered');
    expect(await stageOf(player, id)).toMatchObject({ status: 2, final: false });
    expect(await stateOf(player, item)).toBe(3);
    const detail = await player.client.ask(retrievalDetail, { query: { id } });
    expect(detail.steps.map(({ stage }) => stage)).toEqual(['asked', 'sending', 'offered']);
    expect(detail.canRecall).toBe(true);
    const page = await fetch(detail.offerUrl);
    expect(await page.text()).toContain('Accept');
    local().act(id, 'accept');
    await reaches(player, id, 'delivered');
    await comesTo(player, item, undefined);
    await shop().settled();
    const { records, total } = await player.client.ask(retrieveRecord);
    expect({ total, stage: records[0]?.stage }).toEqual({ total: 1, stage: 'delivered' });
  });

  it('queries the provider once for its offer, however often its player looks', async () => {
    const { player, items } = await holder(shop());
    const [id = ''] = await take(player, ...items);
    await reaches(player, id, 'offered');
    const asked = vi.spyOn(shop().serving().service.desks.retrievals.desk.provider, 'find');
    try {
      const looks = Array.from({ length: 20 }, () => player.client.ask(retrievalDetail, { query: { id } }));
      const urls = (await Promise.all(looks)).map(({ offerUrl }) => offerUrl);
      expect(new Set(urls)).toEqual(new Set([expect.stringContaining('/tradeoffer/')]));
      // Each of the two callbacks that arrive meanwhile may query too.
      expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    } finally {
      asked.mockRestore();
    }
  });

  it('is shown as a mismatch only while it is one, even beyond the part of the provider’s list that is read', async () => {
    const { player, items } = await holder(shop());
    const [id = ''] = await take(player, ...items);
    await reaches(player, id, 'offered');
    const { desk: deliveries, matching: deliveryMatching } = shop().serving().service.desks.retrievals;
    const reference = (await deliveries.read(id)).withdrawal.offered?.reference ?? '';
    const differs = async () =>
      (await deliveries.notes.findings()).some((one) => one.reference === reference);
    await deliveries.notes.found({ reference, subject: id, what: 'unknown', time: 1 });
    const listing = vi.spyOn(deliveries.provider, 'list').mockImplementation(async function* () {});
    const finding = vi.spyOn(deliveries.provider, 'find').mockResolvedValue(undefined);
    try {
      await deliveryMatching.run();
      expect(await differs()).toBe(true);
      finding.mockRestore();
      await deliveryMatching.run();
      expect(await differs()).toBe(false);
    } finally {
      listing.mockRestore();
      finding.mockRestore();
    }
  });

  it('needs a trade link and a public inventory', async () => {
    const player = await newPlayer(shop().client());
    const body = { itemIds: ['nobody-1'] };
    expect(await player.client.refused(retrieveItemsOf, { body })).toMatchObject({ errCode: 778 });
    const [taker, other] = [await holder(shop()), await holder(shop())];
    const asked = { body: { itemIds: taker.items }, key: 'before-it-was-private' };
    const taken = await taker.player.client.ask(retrieveItemsOf, asked);
    local().faults.mode = 'private';
    expect(
      await other.player.client.refused(retrieveItemsOf, { body: { itemIds: other.items } }),
    ).toMatchObject({ errCode: 5512 });
    // An earlier request gets its old answer.
    expect(await taker.player.client.ask(retrieveItemsOf, asked)).toEqual(taken);
  });

  it('is blocked for a day after two declined offers, and can then be put back into the bag', async () => {
    const { player, items } = await holder(shop());
    const [item = ''] = items;
    for (const state of [7, 9]) {
      const [id = ''] = await take(player, item);
      await reaches(player, id, 'offered');
      local().act(id, 'decline');
      await comesTo(player, item, state);
      expect(await stageOf(player, id)).toMatchObject({ status: 6, stage: 'declined', final: true });
    }
    const body = { itemIds: [item] };
    expect(await player.client.refused(retrieveItemsOf, { body })).toMatchObject({ errCode: 852 });
    expect(await player.client.refused(putItemsBack, { body })).toMatchObject({ errCode: 894 });
    letPass(DAY_MS);
    await player.client.ask(putItemsBack, { body });
    expect(await stateOf(player, item)).toBe(0);
  });
});

describe('attack 19 and 4 on retrievals:', () => {
  it('a provider that ships without answering has made one offer, and the item stays reserved', async () => {
    const { player, items } = await holder(shop());
    const [item = ''] = items;
    local().faults.mode = 'lost';
    const before = local().ordered;
    const [id = ''] = await take(player, item);
    await expect.poll(() => local().orderOf(id)?.status).toBe(3);
    const { sellBack } = await player.client.ask(backPack);
    const sale = { itemIds: [item], rulesHash: sellBack.rulesHash };
    expect(await player.client.refused(sellBackItems, { body: sale })).toMatchObject({ errCode: 852 });
    local().faults.mode = 'none';
    local().act(id, 'accept');
    await reaches(player, id, 'delivered');
    expect(local().ordered).toBe(before + 1);
  });

  it('an item that is recalled while it is accepted is delivered; otherwise it returns', async () => {
    const { player, items } = await holder(shop(), 2);
    const ids = await take(player, ...items);
    for (const id of ids) await reaches(player, id, 'offered');
    const [kept = '', gone = ''] = ids;
    local().act(gone, 'accept');
    await player.client.call(recallRetrieval, { body: { id: gone }, key: 'recall-gone' });
    await player.client.ask(recallRetrieval, { body: { id: kept } });
    await reaches(player, kept, 'recalled');
    await reaches(player, gone, 'delivered');
    await comesTo(player, items[0] ?? '', 0);
    await comesTo(player, items[1] ?? '', undefined);
  });

  it('an item whose recall used the id of a refusal is free once the provider refuses it', async () => {
    const { player, items } = await holder(shop());
    local().faults.mode = 'busy';
    const [id = ''] = await take(player, ...items);
    await player.client.ask(recallRetrieval, { body: { id }, key: `refused:${id}` });
    local().faults.mode = 'empty';
    await reaches(player, id, 'unavailable');
    await comesTo(player, items[0] ?? '', 4);
  });

  it('a delivery that is reversed within seven days returns, and not later', async () => {
    const { player, items } = await holder(shop(), 2);
    const [early = '', late = ''] = await take(player, ...items);
    for (const id of [early, late]) {
      await reaches(player, id, 'offered');
      local().act(id, 'accept');
      await reaches(player, id, 'delivered');
    }
    local().act(early, 'reverse');
    await reaches(player, early, 'reversed');
    await comesTo(player, items[0] ?? '', 0);
    letPass(8 * DAY_MS);
    local().act(late, 'reverse');
    const { client } = await newOperator(shop());
    await client.ask(reconcileDeliveries);
    expect((await stageOf(player, late))?.stage).toBe('settled');
    expect(await stateOf(player, items[1] ?? '')).toBeUndefined();
  });

  it('a trade link other than the requested one receives nothing', async () => {
    const { player, items } = await holder(shop());
    local().faults.mode = 'busy';
    const [id = ''] = await take(player, ...items);
    await player.client.ask(upBindSteamUrl, { body: { steamUrl: newLink() } });
    local().faults.mode = 'none';
    await reaches(player, id, 'link');
    expect(local().orderOf(id)).toBeUndefined();
    await comesTo(player, items[0] ?? '', 4);
  });

  it('an item requested fifty times at once is in one offer', async () => {
    const { player, items } = await holder(shop());
    const before = local().ordered;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        player.client.call(retrieveItemsOf, { body: { itemIds: items }, key: `at-once-${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await comesTo(player, items[0] ?? '', 3);
    await expect.poll(() => local().ordered).toBe(before + 1);
  });

  it('no player can read or recall another player’s retrieval', async () => {
    const { player, items } = await holder(shop());
    const [id = ''] = await take(player, ...items);
    const other = await newPlayer(shop().client());
    expect(await other.client.ask(assetsStatus, { query: { ids: `${id},x` } })).toEqual([]);
    expect(await other.client.refused(retrievalDetail, { query: { id } })).toMatchObject({ errCode: 892 });
    const key = 'of-a-stranger';
    expect(await other.client.refused(recallRetrieval, { body: { id }, key })).toMatchObject({
      errCode: 892,
    });
    const { game } = shop().serving().service;
    expect(await game.store.findCommand(withdrawalStream(id), key)).toBeUndefined();
    // Its own player may recall it, but within the rate limit, as each attempt leaves a mark.
    await player.client.ask(recallRetrieval, { body: { id } });
    const { id: playerId } = await player.client.ask(userInfo);
    while (game.freeGrowth.oneMore(playerId) === undefined);
    expect((await player.client.call(recallRetrieval, { body: { id } })).status).toBe(429);
  });

  it('an unsigned callback is refused', async () => {
    const body = JSON.stringify({ outTradeNo: 'c'.repeat(20), status: 10, sign: 'F'.repeat(32) });
    const reply = await shop().client().send('POST', '/api/delivery/callback', body, {});
    expect(reply.status).toBe(400);
  });
});

it('the auditor reports nothing in the log', async () => {
  expect(await divergence()).toBeUndefined();
});
