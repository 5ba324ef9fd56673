import { randomUUID } from 'node:crypto';
import {
  bindPhone,
  checkPhone,
  endSession,
  getSmsStatus,
  login,
  register,
  resetPassword,
  sendChangeCode,
  sendRegisterCode,
  sendResetCode,
  sessionList,
  unbindPhone,
  userInfo,
} from '@skins/api/accounts/contract';
import { newAudit } from '@skins/engine/audit';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { START } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { refusalOf } from './client.ts';
import { LOCAL_SMS, codeOf, codesTo, registerByCode, sendCode, worked, wrongOf } from './codes.ts';
import { TOKEN_ENDED, expectRefusal } from './messages.ts';
import { PASSWORD, type Player, freshPhone } from './player.ts';
import { ownShop } from './shop.ts';
import { letPass } from './test-time.ts';

const shop = ownShop([], LOCAL_SMS);
const MINUTE_MS = 60_000;
const CODE_WRONG = 761;
const CAPTCHA_WRONG = 762;

const head = () => shop().serving().service.store.head();

const newPlayer = (phone?: string, spreadCode?: string, fingerprinId?: string) =>
  registerByCode(shop(), phone, spreadCode, fingerprinId);

describe('registering where codes are on', () => {
  it('needs the code that came by SMS, which works once', async () => {
    const client = shop().client().with({ language: 'ZH' });
    expect(await client.ask(getSmsStatus)).toBe(true);
    const phone = freshPhone();
    const body = { phone, password: PASSWORD, fingerprinId: 'device' };
    expect(await client.refused(register, { body })).toMatchObject({ errCode: 760, errMsg: '验证不能为空' });
    const sent = await sendCode(client, sendRegisterCode, freshPhone());
    expect(JSON.parse(sent.text)).toMatchObject({ code: 200, msg: '验证码已发送', data: null });
    const phoneCode = await codeOf(shop(), client, sendRegisterCode, phone);
    const wrong = { ...body, phoneCode: wrongOf(phoneCode) };
    expect(await client.refused(register, { body: wrong })).toMatchObject({ errCode: CODE_WRONG });
    const key = randomUUID();
    const right = { key, body: { ...body, phoneCode: ` ${phoneCode}, ` } };
    const first = await client.ask(register, right);
    // The answer was lost: the same registration again.
    const again = await client.ask(register, right);
    const ids = await Promise.all(
      [first, again].map(async (token) => (await client.with(token).ask(userInfo)).id),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it('says who invited, by the code that is shown to who has one', async () => {
    const anna = await newPlayer();
    const { spreadCode, id } = await anna.client.ask(userInfo);
    expect(spreadCode).toMatch(/^[0-9A-Z]{10}$/);
    const ben = await newPlayer(freshPhone(), spreadCode);
    const { game } = shop().serving().service;
    expect((await game.readPlayer((await ben.client.ask(userInfo)).id)).accounts.invitedBy).toBe(id);
  });

  it('attack 12: invites nobody to oneself by another number on the same device', async () => {
    const anna = await newPlayer(freshPhone(), '', 'one device');
    const { spreadCode } = await anna.client.ask(userInfo);
    const second = await newPlayer(freshPhone(), spreadCode, 'one device');
    const { game } = shop().serving().service;
    const { accounts } = await game.readPlayer((await second.client.ask(userInfo)).id);
    expect(accounts.invitedBy).toBeNull();
  });
});

describe('attack 23', () => {
  it('captcha reuse: a solution sends one code, whoever comes with it', async () => {
    const client = shop().client();
    const solution = await worked(client);
    const send = (phone: string) => client.call(sendRegisterCode, { body: { phone, ...solution } });
    expect((await send(freshPhone())).status).toBe(200);
    for (const phone of [freshPhone(), freshPhone()])
      expect(refusalOf(await send(phone))).toMatchObject({ errCode: CAPTCHA_WRONG });
  });

  it('a code without work, or with another shop’s, is not sent', async () => {
    const client = shop().client();
    const phone = freshPhone();
    const { ticket } = await worked(client);
    for (const body of [
      { phone, randStr: '', ticket: '' },
      { phone, randStr: 'f'.repeat(32), ticket },
    ])
      expect(await client.refused(sendRegisterCode, { body })).toMatchObject({ errCode: CAPTCHA_WRONG });
    expect(codesTo(shop(), phone)).toBe(0);
  });

  it('SMS flooding: a number gets one code a minute and ten a day, however many devices ask', async () => {
    const client = shop().client();
    const phone = freshPhone();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await sendCode(client, sendRegisterCode, phone)).status);
      const early = refusalOf(await sendCode(client, sendRegisterCode, phone));
      expect([763, 764]).toContain(early.errCode);
      letPass(MINUTE_MS);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('guessing: a code is gone after five wrong ones', async () => {
    const client = shop().client();
    const phone = freshPhone();
    const phoneCode = await codeOf(shop(), client, sendRegisterCode, phone);
    const body = { phone, password: PASSWORD, fingerprinId: 'device' };
    for (let guess = 0; guess < 5; guess += 1)
      await client.refused(register, { body: { ...body, phoneCode: wrongOf(phoneCode) } });
    expect(await client.refused(register, { body: { ...body, phoneCode } })).toMatchObject({
      errCode: CODE_WRONG,
    });
  });

  it('enumeration: neither sending a code nor a new password tells whether a number is known', async () => {
    const known = (await newPlayer()).phone;
    const unknown = freshPhone();
    letPass(MINUTE_MS);
    const client = shop().client();
    const came = [known, unknown].map((phone) => codesTo(shop(), phone));
    for (const call of [sendRegisterCode, sendResetCode]) {
      const answers = [];
      for (const phone of [known, unknown]) {
        const { status, text } = await sendCode(client, call, phone);
        answers.push([status, text.replace(/"sysTime":\d+/, '')]);
      }
      expect(answers[0]).toEqual(answers[1]);
      letPass(MINUTE_MS);
    }
    const refused = [];
    for (const phone of [known, unknown])
      refused.push(
        (await client.refused(resetPassword, { body: { phone, password: PASSWORD, code: '000000' } })).errMsg,
      );
    expect(refused[0]).toBe(refused[1]);
    // One came to each: to the known number for a password, to the other for a registration.
    await expect
      .poll(() => [known, unknown].map((phone, n) => codesTo(shop(), phone) - (came[n] ?? 0)))
      .toEqual([1, 1]);
  });

  it('a stolen token is worth nothing once the password is another', async () => {
    const { phone, token, client } = await newPlayer();
    const other = await shop()
      .client()
      .ask(login, { body: { phone, password: PASSWORD } });
    letPass(MINUTE_MS);
    const code = await codeOf(shop(), shop().client(), sendResetCode, phone);
    const password = 'another7x';
    const reply = await shop()
      .client()
      .with({ language: 'ZH' })
      .call(resetPassword, { body: { phone, password, code } });
    expect(JSON.parse(reply.text)).toMatchObject({ code: 200, msg: '重置成功，请重新登录' });
    for (const stolen of [token, other.token])
      expectRefusal(
        await client.with({ token: stolen, language: 'ZH' }).refused(userInfo),
        TOKEN_ENDED,
        'ZH',
      );
    await shop()
      .client()
      .refused(login, { body: { phone, password: PASSWORD } });
    expect((await shop().client().ask(login, { body: { phone, password } })).token).toMatch(/^[\w-]{43}$/);
  });
});

describe('a change of number', () => {
  const unbound = async ({ client, phone }: Player): Promise<void> => {
    letPass(MINUTE_MS);
    const code = await codeOf(shop(), client, sendChangeCode, phone);
    await client.ask(unbindPhone, { body: { phone, code } });
  };

  it('takes two steps, and the old number is free', async () => {
    const player = await newPlayer();
    const { client, phone } = player;
    const next = freshPhone();
    expect(await client.refused(bindPhone, { body: { phone: next, code: '000000' } })).toMatchObject({
      errCode: 767,
    });
    expect(refusalOf(await sendCode(client, sendChangeCode, next))).toMatchObject({ errCode: 767 });
    await unbound(player);
    // In between the old number is still a way in.
    await shop()
      .client()
      .ask(login, { body: { phone, password: PASSWORD } });
    const code = await codeOf(shop(), client, sendChangeCode, next);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) await client.ask(bindPhone, { key, body: { phone: next, code } });
    expect(await client.ask(userInfo)).toMatchObject({ phone: `${next.slice(0, 3)}****${next.slice(-4)}` });
    await shop()
      .client()
      .ask(login, { body: { phone: next, password: PASSWORD } });
    await shop()
      .client()
      .refused(login, { body: { phone, password: PASSWORD } });
    expect(await client.ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: true });
    const { store } = shop().serving().service;
    const audit = newAudit({ hash: nativeSha256 });
    for (const { record } of await store.readAll(START, 100_000)) audit.next(record);
    expect(audit.finish().divergence).toBeUndefined();
  });

  it('is not begun with a code of another number, nor by another session', async () => {
    const player = await newPlayer();
    const stranger = freshPhone();
    const code = await codeOf(shop(), shop().client(), sendRegisterCode, stranger);
    for (const phone of [player.phone, stranger])
      expect(await player.client.refused(unbindPhone, { body: { phone, code } })).toMatchObject({
        errCode: CODE_WRONG,
      });
    await unbound(player);
    const { token } = await shop()
      .client()
      .ask(login, { body: { phone: player.phone, password: PASSWORD } });
    const stolen = player.client.with({ token });
    expect(await stolen.refused(bindPhone, { body: { phone: stranger, code } })).toMatchObject({
      errCode: 767,
    });
  });

  it('to a number that is taken sends no code there, and takes none', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    await unbound(player);
    letPass(MINUTE_MS);
    const came = codesTo(shop(), other.phone);
    expect((await sendCode(player.client, sendChangeCode, other.phone)).status).toBe(200);
    expect(
      await player.client.refused(bindPhone, { body: { phone: other.phone, code: '123456' } }),
    ).toMatchObject({ errCode: CODE_WRONG });
    expect(codesTo(shop(), other.phone)).toBe(came);
  });
});

describe('sessions', () => {
  it('are listed with the last login, and ended one by one or all others at once', async () => {
    const { client, phone } = await newPlayer();
    expect((await client.ask(sessionList)).lastLogin).toBeNull();
    const again = async () =>
      (
        await shop()
          .client()
          .ask(login, { body: { phone, password: PASSWORD } })
      ).token;
    const [second, third] = [await again(), await again()];
    const { sessions, lastLogin } = await client.with({ token: third }).ask(sessionList);
    expect(sessions.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    expect(sessions).toHaveLength(3);
    expect(lastLogin).toBeGreaterThan(0);
    const ended = (await client.with({ token: second }).ask(sessionList)).sessions.find(
      ({ current }) => current,
    );
    await client.ask(endSession, { body: { id: ended?.id ?? '' } });
    expect(await client.with({ token: second }).refused(userInfo)).toMatchObject({ errCode: 104 });
    await client.ask(endSession, { body: {} });
    expect(await client.with({ token: third }).refused(userInfo)).toMatchObject({ errCode: 104 });
    expect((await client.ask(sessionList)).sessions).toHaveLength(1);
  });

  it('of somebody else are nobody’s to end', async () => {
    const [anna, ben] = [await newPlayer(), await newPlayer()];
    const [own] = (await ben.client.ask(sessionList)).sessions;
    for (const id of [own?.id ?? '', '', 'nothing'])
      expect(await anna.client.refused(endSession, { body: { id } })).toMatchObject({ errCode: 603 });
    expect((await ben.client.ask(sessionList)).sessions).toHaveLength(1);
  });
});

describe('the local provider', () => {
  it('shows what came at a page of its own', async () => {
    const phone = freshPhone();
    const code = await codeOf(shop(), shop().client(), sendRegisterCode, phone);
    const page = await shop().client().send('GET', '/dev/outbox');
    expect(page.status).toBe(200);
    expect(page.text).toContain(phone);
    expect(page.text).toContain(code);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('is read at the command line of the machine', async () => {
    const phone = freshPhone();
    const code = await codeOf(shop(), shop().client(), sendRegisterCode, phone);
    const skins = shellIn(shop().folder);
    const { code: ended, out } = await skins('outbox', '--json', '--data', shop().folder);
    expect(ended).toBe(0);
    const read: { messages: { phone: string; code: string }[] } = JSON.parse(out);
    expect(read.messages.find((message) => message.phone === phone)).toMatchObject({ code });
  });

  it('leaves nothing of a number or a code in the log', async () => {
    const { phone } = await newPlayer();
    const log = JSON.stringify(await shop().serving().service.store.readAll(START, 100_000));
    expect(log).not.toContain(phone);
  });
});

it('a refused call of these changes nothing', async () => {
  const { client, phone } = await newPlayer();
  const before = await head();
  await client.refused(unbindPhone, { body: { phone, code: '000000' } });
  await client.refused(bindPhone, { body: { phone: freshPhone(), code: '000000' } });
  await client.refused(resetPassword, { body: { phone, password: PASSWORD, code: '000000' } });
  expect(await head()).toBe(before);
});
