import { userInfo } from '@skins/api/accounts/contract';
import { proposeAdjustment } from '@skins/api/adjustments/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { suspendPlayer } from '@skins/api/standing/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { type Operator, newOperator } from './operator.ts';

const shop = sharedShop([CHEAP]);

let support: Operator;

beforeAll(async () => {
  support = await newOperator(shop(), 'support');
});

async function someone() {
  const { client } = await newPlayer(shop().client());
  return { client, playerId: (await client.ask(userInfo)).id };
}

describe('a suspended player', () => {
  it('is told the end of the suspension, however late; ends beyond the calendar are refused', async () => {
    const { client, playerId } = await someone();
    const body = { playerId, reason: 'security', until: Date.UTC(9999, 11, 31) } as const;
    for (const until of [9e15, 1e300, -1])
      expect((await support.client.refused(suspendPlayer, { body: { ...body, until } })).code).toBe(400);
    await support.client.ask(suspendPlayer, { body });
    const refusal = await client.refused(updateClientSeed, { body: { key: 'abc' } });
    expect(refusal.errMsg).toContain('9999-12-31 08:00 UTC+08:00');
  });
});

describe('a refused proposal of an adjustment', () => {
  it('leaves nothing in the list of proposals', async () => {
    const { playerId } = await someone();
    const asked = { playerId, way: 'credit', gems: 7_000, reason: 'prize' } as const;
    const kept = () => shop().serving().service.desks.adjustments.proposed.newest(playerId);
    const key = `once-${playerId}`;
    const { proposalId } = await support.client.ask(proposeAdjustment, { body: asked, key });
    for (let n = 0; n < 3; n += 1) await support.client.refused(proposeAdjustment, { body: asked });
    await support.client.refused(proposeAdjustment, { body: { ...asked, gems: 8_000 }, key });
    await support.client.ask(proposeAdjustment, { body: asked, key });

    expect(await kept()).toMatchObject([{ proposalId, amount: 70_000_000 }]);
  });
});
