import { userInfo } from '@skins/api/accounts/contract';
import {
  adjustmentRoom,
  approveVoiding,
  dropAdjustment,
  proposeVoiding,
} from '@skins/api/adjustments/contract';
import { dropRecord, sellBackItems, sellBackTerms } from '@skins/api/bag/contract';
import { ledger } from '@skins/api/wallet/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Operator, newOperator, proofOf, providerOf } from '../admin/operator.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';

const shop = ownShop([CHEAP]);

let support: Operator;
let finance: Operator;

beforeAll(async () => {
  support = await newOperator(shop(), 'support');
  finance = await newOperator(shop(), 'finance');
});

async function withItems(count: number) {
  const player = await newPlayer(shop().client());
  const { client } = player;
  const { opens } = await openSome(player, CHEAP.id, count);
  const { id: playerId } = await client.ask(userInfo);
  return { client, playerId, itemIds: opens.map(({ itemId }) => itemId) };
}

const proposing = (playerId: string, itemIds: readonly string[]) =>
  support.client.ask(proposeVoiding, { body: { playerId, itemIds: [...itemIds], reason: 'fault' } });

const hashOf = async (proposalId: string): Promise<string> => {
  const { data } = await providerOf(shop(), finance).getOne('adjustment-proposals', { id: proposalId });
  return data.hash;
};

describe('voided items', () => {
  it('leave the bag once another operator approves, with the reason for the player and for everybody', async () => {
    const { client, playerId, itemIds } = await withItems(3);
    const [first = '', second = '', third = ''] = itemIds;
    const { proposalId } = await proposing(playerId, [first, third]);
    expect((await client.ask(dropRecord)).records.every(({ status }) => status === 0)).toBe(true);

    const body = { proposalId, hash: await hashOf(proposalId), comment: 'twice the same open' };
    expect(
      (await support.client.refused(approveVoiding, { body: { ...body, ...proofOf(support) } })).code,
    ).toBe(403);
    const { itemIds: voided, position } = await finance.client.ask(approveVoiding, {
      body: { ...body, ...proofOf(finance) },
    });
    expect(voided).toEqual([first, third]);

    const { voided: sums } = await client.ask(ledger, { headers: { after: position } });
    expect(sums).toEqual([{ reason: 'fault', name: 'a fault of ours', items: 2, gems: expect.any(Number) }]);
    const { records } = await client.ask(dropRecord);
    expect(records.map(({ id, status, why }) => [id, status, why])).toEqual([
      [third, 6, 'a fault of ours'],
      [second, 0, null],
      [first, 6, 'a fault of ours'],
    ]);
    const { rulesHash } = await client.ask(sellBackTerms);
    const sale = await client.refused(sellBackItems, { body: { itemIds: [first], rulesHash } });
    expect(sale.code).toBe(409);
  });

  it('stay where they are if one was sold meanwhile: the proposal is stale, and nothing moves', async () => {
    const { client, playerId, itemIds } = await withItems(2);
    const [sold = '', kept = ''] = itemIds;
    const { proposalId } = await proposing(playerId, itemIds);
    const hash = await hashOf(proposalId);
    const { rulesHash } = await client.ask(sellBackTerms);
    await client.ask(sellBackItems, { body: { itemIds: [sold], rulesHash } });
    const other = await newOperator(shop(), 'finance');
    const body = { proposalId, hash, ...proofOf(other) };
    expect((await other.client.refused(approveVoiding, { body })).errCode).toBe(750);
    const { records } = await client.ask(dropRecord);
    expect(records.map(({ id, status }) => [id, status])).toEqual([
      [kept, 0],
      [sold, 2],
    ]);
    await support.client.ask(dropAdjustment, { body: { proposalId } });
  });

  it('are refused with bad input, and nothing is kept of it', async () => {
    const { playerId, itemIds } = await withItems(1);
    const [itemId = ''] = itemIds;
    const other = await withItems(1);
    const refused = (ids: readonly string[]) =>
      support.client.refused(proposeVoiding, { body: { playerId, itemIds: [...ids], reason: 'fault' } });
    expect((await refused([])).errCode).toBe(850);
    expect((await refused([itemId, itemId])).errCode).toBe(850);
    expect((await refused([`${playerId}-99`])).errCode).toBe(851);
    expect((await refused(other.itemIds)).errCode).toBe(851);
    const { proposed } = shop().serving().service.desks.adjustments;
    expect(await proposed.newest(playerId)).toEqual([]);
  });
});

describe('what an operator may adjust alone', () => {
  it('is what the ceilings of the role leave of the day', async () => {
    expect(await support.client.ask(adjustmentRoom)).toEqual({ perAct: 100, perDay: 500, left: 500 });
    expect(await finance.client.ask(adjustmentRoom)).toEqual({ perAct: 1_000, perDay: 5_000, left: 5_000 });
  });
});
