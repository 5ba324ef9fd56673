import { createServer } from 'node:http';
import { once } from 'node:events';
import { randomInt, randomUUID } from 'node:crypto';
import { userInfo } from '@skins/api/accounts/contract';
import {
  steamBegin,
  steamBind,
  steamLogin,
  steamRegister,
  upBindSteamUrl,
} from '@skins/api/identity/contract';
import { describe, expect, it } from 'vitest';
import { askProvider } from '../../api/src/slices/identity/openid-provider.ts';
import { ASSERTION_AGE_MS, asserted, isValidIn } from '../../api/src/slices/identity/openid.ts';
import { freshPhone, newPlayer } from '../http/player.ts';
import { ownShop } from '../http/shop.ts';
import { type Assertion, chosen, visit } from './visit.ts';

const shop = ownShop([]);
const head = () => shop().serving().service.store.head();
/** Returns a platform account that almost certainly no player has yet. */
const freshAccount = (): string => `765611980${String(randomInt(100_000_000)).padStart(8, '0')}`;
const login = (body: Assertion) => shop().client().call(steamLogin, { body });
const WRONG = { code: 401, errCode: 776 };

/** Expects a refused login, with the log unchanged. */
async function expectNobody(assertion: Assertion): Promise<void> {
  const before = await head();
  const refusal = await shop().client().refused(steamLogin, { body: assertion });
  expect(refusal).toMatchObject(WRONG);
  expect(await head()).toBe(before);
}

describe('signing in through the game platform', () => {
  it('registers with a phone number, and logs in without one the next time', async () => {
    const client = shop().client();
    const account = freshAccount();
    const first = await client.ask(steamLogin, { body: await visit(client, account) });
    expect(first).toMatchObject({ token: '', steamId: account });

    const phone = freshPhone();
    const form = { phone, code: '', steamId: account, spreadCode: '', proof: first.proof };
    const key = randomUUID();
    const registered = await client.ask(steamRegister, { body: form, key });
    expect(registered.password).toMatch(/^[a-z2-9]{12}$/);
    // A retry after a lost answer returns the same password.
    expect((await client.ask(steamRegister, { body: form, key })).password).toBe(registered.password);

    const again = await client.ask(steamLogin, { body: await visit(client, account) });
    const info = await client.with({ token: again.token }).ask(userInfo);
    expect(info).toMatchObject({ steamId: account, isPhone: true });
    expect((await client.with({ token: registered.token }).ask(userInfo)).id).toBe(info.id);
  });

  it('is bound to an existing player: one account per player, one player per account', async () => {
    const anna = await newPlayer(shop().client());
    const ben = await newPlayer(shop().client());
    const account = freshAccount();
    const bound = await anna.client
      .with({ language: 'ZH' })
      .call(steamBind, { body: await visit(anna.client, account) });
    expect(JSON.parse(bound.text)).toMatchObject({ code: 200, msg: '绑定成功' });
    expect((await anna.client.ask(userInfo)).steamId).toBe(account);
    const taken = await ben.client.refused(steamBind, { body: await visit(ben.client, account) });
    expect(taken).toMatchObject({ code: 409, errCode: 774 });
    const other = await anna.client.refused(steamBind, { body: await visit(anna.client, freshAccount()) });
    expect(other).toMatchObject({ code: 409, errCode: 842 });
  });

  it('needs a proof of the sign-in (attack: another one’s account number)', async () => {
    const client = shop().client();
    const account = freshAccount();
    const mine = await client.ask(steamLogin, { body: await visit(client, freshAccount()) });
    for (const proof of ['', mine.proof, `${account}.zzzzzzzzz.AAAA`]) {
      const body = { phone: freshPhone(), steamId: account, proof };
      expect(await client.refused(steamRegister, { body })).toMatchObject(WRONG);
    }
  });

  it('gives no access to a registered number without a code sent to it', async () => {
    const anna = await newPlayer(shop().client());
    const client = shop().client();
    const { proof, steamId } = await client.ask(steamLogin, { body: await visit(client, freshAccount()) });
    const body = { phone: anna.phone, steamId, proof };
    expect(await client.refused(steamRegister, { body })).toMatchObject({ code: 409, errCode: 612 });
  });
});

describe('an assertion', () => {
  it('is accepted once (attack: replayed nonce)', async () => {
    const assertion = await visit(shop().client(), freshAccount());
    expect((await login(assertion)).status).toBe(200);
    await expectNobody(assertion);
  });

  it('is accepted once under concurrency (attack: replayed nonce, in parallel)', async () => {
    const assertion = await visit(shop().client(), freshAccount());
    const replies = await Promise.all(Array.from({ length: 8 }, () => login(assertion)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('must be signed by its provider (attack: forged assertion)', async () => {
    const good = await visit(shop().client(), freshAccount());
    const sig = good['openid.sig'] ?? '';
    for (const forged of [sig.slice(1), '', `${sig}A`, sig.toLowerCase()])
      await expectNobody({ ...good, 'openid.sig': forged });
    // Every field is required.
    for (const name of Object.keys(good)) {
      const { [name]: _gone, ...rest } = good;
      await expectNobody(rest);
    }
    expect((await login(good)).status).toBe(200);
  });

  it('must be for the account that signed in (attack: swapped claimed_id)', async () => {
    const good = await visit(shop().client(), freshAccount());
    const other = (good['openid.claimed_id'] ?? '').replace(/\d{17}$/, freshAccount());
    await expectNobody({ ...good, 'openid.claimed_id': other });
    await expectNobody({ ...good, 'openid.claimed_id': other, 'openid.identity': other });
    // Fields cannot be left out of the signature.
    const unsigned = (good['openid.signed'] ?? '').replace('claimed_id,', '');
    await expectNobody({ ...good, 'openid.signed': unsigned, 'openid.claimed_id': other });
    await expectNobody({ ...good, 'openid.claimed_id': `https://evil.example/openid/id/${freshAccount()}` });
  });

  it('must come from the queried provider (attack: another op_endpoint)', async () => {
    const good = await visit(shop().client(), freshAccount());
    await expectNobody({ ...good, 'openid.op_endpoint': 'https://evil.example/openid/login' });
  });

  it.each([
    ['another page', (own: string) => own.replace('/login.html', '/other.html')],
    ['another state', (own: string) => own.replace(/.$/, '')],
    ['no state', (own: string) => own.replace(/\?.*/, '')],
    ['more than was asked', (own: string) => `${own}&more=1`],
  ])('must return to the requested address (attack: other return_to, %s)', async (_what, change) => {
    const { url } = await shop()
      .client()
      .ask(steamBegin, { query: { origin: shop().client().address } });
    const asked = new URL(url);
    asked.searchParams.set('openid.return_to', change(asked.searchParams.get('openid.return_to') ?? ''));
    const back = await chosen(asked.href, freshAccount());
    await expectNobody(Object.fromEntries(back.searchParams));
  });

  it.each(['http://evil.example', 'http://127.0.0.1.evil.example', 'https://localhost@evil.example'])(
    'must be for this shop (attack: other realm, %s)',
    async (realm) => {
      const { url } = await shop()
        .client()
        .ask(steamBegin, { query: { origin: shop().client().address } });
      const asked = new URL(url);
      const own = new URL(asked.searchParams.get('openid.return_to') ?? '');
      asked.searchParams.set('openid.return_to', `${realm}${own.pathname}${own.search}`);
      asked.searchParams.set('openid.realm', realm);
      const back = await chosen(asked.href, freshAccount());
      await expectNobody(Object.fromEntries([...back.searchParams].filter(([name]) => name !== 'state')));
      const begun = await shop()
        .client()
        .refused(steamBegin, { query: { origin: realm } });
      expect(begun).toMatchObject({ code: 400, errCode: 989 });
    },
  );

  it('must be fresh, and not from the future', async () => {
    const good = await visit(shop().client(), freshAccount());
    const endpoint = good['openid.op_endpoint'] ?? '';
    const identityPrefix = (good['openid.claimed_id'] ?? '').replace(/\d+$/, '');
    const made = Date.parse((good['openid.response_nonce'] ?? '').slice(0, 20));
    const at = (now: number) =>
      asserted(new URLSearchParams(good), { endpoint, identityPrefix, isReturn: () => true, now });
    expect(at(made + ASSERTION_AGE_MS)).toBeDefined();
    expect(at(made + ASSERTION_AGE_MS + 1)).toBeUndefined();
    expect(at(made - 120_000)).toBeUndefined();
  });

  it('has no repeated field', () => {
    const twice = new URLSearchParams([
      ['openid.mode', 'id_res'],
      ['openid.mode', 'id_res'],
    ]);
    const expected = { endpoint: '', identityPrefix: '', isReturn: () => true, now: 0 };
    expect(asserted(twice, expected)).toBeUndefined();
  });
});

describe('a provider’s verification', () => {
  it.each([
    ['ns:http://specs.openid.net/auth/2.0\nis_valid:true\n', true],
    ['is_valid:true\nns:http://specs.openid.net/auth/2.0\n', true],
    ['ns:http://specs.openid.net/auth/2.0\nis_valid:false\n', false],
    ['is_valid:true\n', false],
    ['ns:http://specs.openid.net/auth/2.0\nis_valid:true \n', false],
    ['{"is_valid":true}', false],
    ['', false],
  ])('is parsed from %j', (answer, valid) => {
    expect(isValidIn(answer)).toBe(valid);
  });

  it.each([
    ['leads elsewhere', 302],
    ['fails', 500],
  ])('is rejected if it %s', async (_what, status) => {
    const server = createServer((_request, response) => {
      response
        .writeHead(status, { location: 'http://127.0.0.1:1/' })
        .end('ns:http://specs.openid.net/auth/2.0\nis_valid:true\n');
    });
    server.listen({ host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(askProvider(`http://127.0.0.1:${port}/`, new URLSearchParams())).rejects.toThrow(
      'cannot be asked',
    );
    server.close();
  });
});

describe('a trade link', () => {
  it('is stored for its player, and only if it belongs to the bound account', async () => {
    const { client } = await newPlayer(shop().client());
    const link = (partner: number) =>
      `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=Ab-_9xyZ`;
    const chinese = client.with({ language: 'ZH' });
    const said = await chinese.call(upBindSteamUrl, { body: { steamUrl: ` ${link(39_734_273)}, ` } });
    expect(JSON.parse(said.text)).toMatchObject({ code: 200, msg: '设置成功' });
    await client.ask(steamBind, { body: await visit(client, '76561198000000001') });
    const foreign = await client.refused(upBindSteamUrl, { body: { steamUrl: link(7) } });
    expect(foreign).toMatchObject({ code: 409, errCode: 841 });
    for (const [steamUrl, errCode] of [
      [' ,', 778],
      ['javascript:alert(1)', 840],
    ] as const)
      expect(await client.refused(upBindSteamUrl, { body: { steamUrl } })).toMatchObject({ errCode });
  });
});
