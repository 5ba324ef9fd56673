import { userInfo } from '@skins/api/accounts/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { accountDetails, authCard, cardConfig } from '@skins/api/identity/contract';
import { profileOf } from '@skins/api/profile/contract';
import { RealNameVerified, identityStream } from '@skins/engine/identity';
import { playerStream } from '@skins/engine/accounts';
import { suspendPlayer } from '@skins/api/standing/contract';
import { describe, expect, it } from 'vitest';
import { newOperator } from '../admin/operator.ts';
import { PASSWORD, freshPhone, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { freshCard } from './cards.ts';

const shop = ownShop([]);

const NAME = '欧阳·测试';

/** Waits a number of promise turns. */
async function after(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

describe('a real name', () => {
  it('is accepted once, rewarded once, and locks the form', async () => {
    const { client } = await newPlayer(shop().client());
    const { reward } = await client.ask(cardConfig);
    expect(reward).toBe(0.1);
    const before = await client.ask(userInfo);
    expect(before.isRealName).toBe(0);
    const card = freshCard();
    const spaced = ` ${card.slice(0, 6)} ${card.slice(6)} `;
    const given = await client.ask(authCard, { body: { name: NAME, card: spaced } });
    expect(given).toEqual({ rewarded: true, reward: 0.1 });
    const after = await client.ask(userInfo);
    expect(after.isRealName).toBe(1);
    expect(after.balance).toBeCloseTo(before.balance + 0.1, 4);
    expect(await client.ask(accountDetails)).toMatchObject({
      name: '欧**',
      card: expect.stringMatching(/\*{11}/),
    });
    const again = await client.refused(authCard, { body: { name: NAME, card: freshCard() } });
    expect(again).toMatchObject({ code: 409, errCode: 775 });
  });

  it('stands beside the id that public pages take', async () => {
    const { client } = await newPlayer(shop().client());
    const { userId } = await client.ask(accountDetails);
    await expect
      .poll(async () => (await client.send('GET', `${profileOf.path}?id=${userId}`)).status)
      .toBe(200);
    expect((await client.ask(profileOf, { query: { id: userId } })).me).toBe(true);
  });

  it('attack 12: depends on the card, not the account: a card has one player and one reward', async () => {
    const card = freshCard();
    const anna = await newPlayer(shop().client());
    await anna.client.ask(authCard, { body: { name: NAME, card } });
    const ben = await newPlayer(shop().client());
    const taken = await ben.client.refused(authCard, { body: { name: NAME, card } });
    expect(taken).toMatchObject({ code: 409, errCode: 774 });

    await anna.client.ask(eraseMe, { body: { password: PASSWORD } });
    const given = await ben.client.ask(authCard, { body: { name: NAME, card } });
    expect(given).toEqual({ rewarded: false, reward: 0 });
  });

  it('attack 12: a refused attempt by a suspended or rate limited player does not take the card', async () => {
    const { freeGrowth } = shop().serving().service.game;
    const [eve, anna] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
    const { id: playerId } = await eve.client.ask(userInfo);
    const support = await newOperator(shop(), 'support');
    await support.client.ask(suspendPlayer, { body: { playerId, reason: 'security', until: null } });
    while (freeGrowth.oneMore(playerId) === undefined);
    const body = { name: NAME, card: freshCard() };
    expect((await eve.client.call(authCard, { body })).status).toBe(429);
    expect(await anna.client.ask(authCard, { body })).toMatchObject({ rewarded: true });

    // Giving the name of an already rewarded card costs nothing.
    const [mal, ben] = [await newPlayer(shop().client()), await newPlayer(shop().client())];
    const { id } = await mal.client.ask(userInfo);
    await anna.client.ask(eraseMe, { body: { password: PASSWORD } });
    while (freeGrowth.oneMore(id) === undefined);
    expect((await mal.client.call(authCard, { body })).status).toBe(429);
    expect(await ben.client.ask(authCard, { body })).toEqual({ rewarded: false, reward: 0 });
  });

  it('is free again if its player was erased while giving it', async () => {
    const { game, desks } = shop().serving().service;
    const { eraser } = desks.erasure;
    const { identities } = desks.identity;
    // The erasure begins at every possible point.
    for (let turns = 0; turns < 24; turns += 1) {
      const number = freshCard();
      const { client } = await newPlayer(shop().client());
      const { id: playerId } = await client.ask(userInfo);
      const stream = identityStream('card', identities.hashOf('card', number));
      const { promise: erased, resolve } = Promise.withResolvers<unknown>();
      const deaf = game.runtime.onCommit((committed) => {
        if (committed === stream) resolve(after(turns).then(() => eraser.erase(playerId, 'erase')));
      });
      await Promise.allSettled([identities.verify(number, { playerId, commandId: 'name' }), erased]);
      deaf();
      expect(await erased).toBeUndefined();
      expect((await game.streams.identity.read(stream)).state.playerId).toBeUndefined();
    }
  });

  it('leaves neither name nor number nor birthday in the log', async () => {
    const card = freshCard();
    const { client } = await newPlayer(shop().client());
    await client.ask(authCard, { body: { name: NAME, card } });
    const { id } = await client.ask(userInfo);
    const records = await shop().serving().service.store.readStream(playerStream(id));
    const text = records.map(({ record }) => record).join('\n');
    for (const personal of [NAME, card, card.slice(6, 14)]) expect(text).not.toContain(personal);

    // No digit beyond the hash: four of them could occur in a time by chance.
    const said = records.find(({ record }) => record.includes(RealNameVerified.type));
    expect(JSON.parse(said?.record ?? '')).toHaveProperty('data', {
      card: expect.stringMatching(/^[0-9a-f]{64}$/),
      rewarded: true,
    });
  });

  it('belongs to one player if two use a card at once', async () => {
    const card = freshCard();
    const players = await Promise.all([0, 1, 2].map(() => newPlayer(shop().client(), freshPhone())));
    const replies = await Promise.all(
      players.map(({ client }) => client.call(authCard, { body: { name: NAME, card } })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it.each([
    ['', freshCard(), 770, '姓名不能为空'],
    [' ', freshCard(), 770, '姓名不能为空'],
    ['<script>', freshCard(), 770, '姓名不能为空'],
    [NAME, ' ', 771, '请输入正确的身份证号码'],
    [NAME, '11010519491231002', 772, '身份证号码格式错误'],
    [NAME, '110105194912310021', 772, '身份证号码格式错误'],
    [NAME, freshCard('20200101'), 773, '未满18周岁，不能完成实名认证'],
  ])('%j with the card %j is refused with %i', async (name, card, errCode, errMsg) => {
    const { client } = await newPlayer(shop().client());
    const before = await shop().serving().service.store.head();
    const refusal = await client.with({ language: 'ZH' }).refused(authCard, { body: { name, card } });
    expect(refusal).toMatchObject({ errCode, errMsg });
    expect(await shop().serving().service.store.head()).toBe(before);
  });
});
