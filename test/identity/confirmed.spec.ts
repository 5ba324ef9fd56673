import { randomUUID } from 'node:crypto';
import { login, sendBindCode, sendChangeCode, unbindPhone, userInfo } from '@skins/api/accounts/contract';
import { steamBind, steamLogin, steamRegister, upBindSteamUrl } from '@skins/api/identity/contract';
import { describe, expect, it } from 'vitest';
import { LOCAL_SMS, codeOf, registerByCode, wrongOf } from '../http/codes.ts';
import { PASSWORD } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { visit } from './visit.ts';

const shop = ownShop([], LOCAL_SMS);
const MINUTE_MS = 60_000;
const CODE_WRONG = 761;

describe('a registered number', () => {
  it('gets a platform account by its code, once, without a new password', async () => {
    const { client, phone } = await registerByCode(shop());
    const { proof, steamId } = await client.ask(steamLogin, {
      body: await visit(client, '76561198100000001'),
    });
    letPass(MINUTE_MS);
    const visitor = shop().client();
    const code = await codeOf(shop(), visitor, sendBindCode, phone);
    const form = { phone, steamId, proof, fingerprinId: 'another device' };
    const wrong = { ...form, code: wrongOf(code) };
    expect(await visitor.refused(steamRegister, { body: wrong })).toMatchObject({ errCode: CODE_WRONG });
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const joined = await visitor.ask(steamRegister, { body: { ...form, code }, key });
      expect(joined.password).toBe('');
      const mine = await client.ask(userInfo);
      expect(await visitor.with({ token: joined.token }).ask(userInfo)).toMatchObject({
        id: mine.id,
        steamId,
      });
    }
    await shop()
      .client()
      .ask(login, { body: { phone, password: PASSWORD } });
  });

  it('is bound to a platform account only by a player who has it at hand (attack: a stolen token)', async () => {
    const { client, phone, token } = await registerByCode(shop());
    const thief = shop().client().with({ token });
    const theirs = { body: await visit(thief, '76561198100000002') };
    expect(await thief.refused(steamBind, theirs)).toMatchObject({ errCode: 767 });
    expect(await shop().client().ask(steamLogin, theirs)).toMatchObject({ token: '' });
    letPass(MINUTE_MS);
    const code = await codeOf(shop(), client, sendChangeCode, phone);
    await client.ask(unbindPhone, { body: { phone, code } });
    const steamId = '76561198100000003';
    await client.ask(steamBind, { body: await visit(client, steamId) });
    expect(await client.ask(userInfo)).toMatchObject({ steamId });
  });

  it('sets the trade link by a code only', async () => {
    const { client, phone } = await registerByCode(shop());
    const link = 'https://steamcommunity.com/tradeoffer/new/?partner=39734273&token=Ab-_9xyZ';
    const setting = (code: string) => ({ body: { steamUrl: link, code } });
    expect(await client.refused(upBindSteamUrl, setting(''))).toMatchObject({ errCode: 760 });
    letPass(MINUTE_MS);
    const code = await codeOf(shop(), client, sendChangeCode, phone);
    expect(await client.refused(upBindSteamUrl, setting(wrongOf(code)))).toMatchObject({
      errCode: CODE_WRONG,
    });
    await client.ask(upBindSteamUrl, setting(code));
    // Setting the same link again needs no code.
    await client.ask(upBindSteamUrl, setting(''));
  });
});
