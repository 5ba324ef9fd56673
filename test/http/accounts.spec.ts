import { randomUUID } from 'node:crypto';
import { LoginClaimed } from '@skins/engine/accounts';
import { checkPhone, login, register, userInfo } from '@skins/api/accounts/contract';
import { START } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { type Expected, KEY_REUSED, KEY_MALFORMED, expectRefusedInEveryLanguage } from './messages.ts';
import { PASSWORD, freshPhone, newPlayer } from './player.ts';
import { ownShop } from './shop.ts';

const shop = ownShop([]);
const fingerprinId = 'test device';

const PHONE_EMPTY: Expected = {
  code: 400,
  errCode: 607,
  ZH: '请输入手机',
  EN: 'Please enter your phone number',
  RU: 'Введите номер телефона',
  VN: 'Vui lòng nhập số điện thoại',
};
const PHONE_MALFORMED: Expected = {
  code: 400,
  errCode: 608,
  ZH: '手机号格式不正确',
  EN: 'This is not a valid phone number',
  RU: 'Неверный формат номера телефона',
  VN: 'Số điện thoại không đúng định dạng',
};
const PASSWORD_MALFORMED: Expected = {
  code: 400,
  errCode: 609,
  ZH: '密码必须由8-16位字母与数字组合',
  EN: 'The password must be 8 to 16 characters with letters and digits',
  RU: 'Пароль: 8–16 символов, буквы и цифры',
  VN: 'Mật khẩu phải gồm 8-16 ký tự cả chữ và số',
};
const PASSWORD_COMMON: Expected = {
  code: 400,
  errCode: 618,
  ZH: '该密码太常见，请换一个',
  EN: 'This is one of the most common passwords: please choose another',
  RU: 'Это один из самых частых паролей: выберите другой',
  VN: 'Đây là một trong những mật khẩu phổ biến nhất: vui lòng chọn mật khẩu khác',
};
const PASSWORD_OWN_NUMBER: Expected = {
  code: 400,
  errCode: 617,
  ZH: '密码不能包含您的手机号',
  EN: 'The password must not contain your phone number',
  RU: 'Пароль не должен содержать ваш номер телефона',
  VN: 'Mật khẩu không được chứa số điện thoại của bạn',
};
const PASSWORD_EMPTY: Expected = {
  code: 400,
  errCode: 610,
  ZH: '登录密码不能为空，且至少6位',
  EN: 'Please enter the password, at least 6 characters',
  RU: 'Введите пароль, не менее 6 символов',
  VN: 'Vui lòng nhập mật khẩu, ít nhất 6 ký tự',
};
const NO_FINGERPRINT: Expected = {
  code: 400,
  errCode: 611,
  ZH: '注册失败',
  EN: 'Registration failed: the device fingerprint is missing',
  RU: 'Регистрация не удалась: нет отпечатка устройства',
  VN: 'Đăng ký thất bại: thiếu dấu vân tay thiết bị',
};
const TAKEN: Expected = {
  code: 409,
  errCode: 612,
  ZH: '手机号码已存在',
  EN: 'This phone number is registered already',
  RU: 'Этот номер уже зарегистрирован',
  VN: 'Số điện thoại đã tồn tại',
};
const LOGIN_WRONG: Expected = {
  code: 401,
  errCode: 613,
  ZH: '手机号或密码错误',
  EN: 'Wrong phone number or password',
  RU: 'Неверный номер или пароль',
  VN: 'Sai số điện thoại hoặc mật khẩu',
};

const posting = (path: string, body: object) => (client: Client) =>
  client.send('POST', path, JSON.stringify(body));
const registering = (body: object) => posting(register.path, body);
const refuse = (send: Parameters<typeof expectRefusedInEveryLanguage>[1], expected: Expected) =>
  expectRefusedInEveryLanguage(shop().client(), send, expected);
const head = () => shop().serving().service.store.head();

/** Registration, login and the phone check refuse the number, and the log does not grow. */
async function expectPhoneRefused(phone: string, expected: Expected): Promise<void> {
  const before = await head();
  await refuse(registering({ phone, password: PASSWORD, fingerprinId }), expected);
  await refuse((client) => client.call(login, { body: { phone, password: PASSWORD } }), expected);
  await refuse((client) => client.call(checkPhone, { query: { phone } }), expected);
  expect(await head()).toBe(before);
}

describe('a phone number', () => {
  it.for(['', ' ', ',', ' , ，, '])('%j is refused as empty', (phone) =>
    expectPhoneRefused(phone, PHONE_EMPTY),
  );

  it('is required, before anything else', async () => {
    for (const path of [register.path, login.path]) await refuse(posting(path, {}), PHONE_EMPTY);
    for (const body of [{ phone: '' }, { phone: '', password: '', fingerprinId: '' }])
      await refuse(registering(body), PHONE_EMPTY);
    await refuse((client) => client.send('GET', checkPhone.path), PHONE_EMPTY);
  });

  it.for([13_800_000_000, null, ['13800000000'], '1'.repeat(33)])(
    '%j is refused as malformed',
    async (phone) => {
      for (const path of [register.path, login.path])
        await refuse(posting(path, { phone, password: PASSWORD, fingerprinId }), PHONE_MALFORMED);
    },
  );

  it.for(['1380000000', '138000000000', '12800000000', '23800000000', '1380000000a', '13800000000;'])(
    '%s is refused as no mainland mobile number',
    (phone) => expectPhoneRefused(phone, PHONE_MALFORMED),
  );

  it.for(['13', '14', '15', '16', '17', '18', '19'])('may begin with %s', async (prefix) => {
    const phone = prefix + freshPhone().slice(2);
    expect(await shop().client().ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: true });
  });

  it('is the same with commas and spaces', async () => {
    const phone = freshPhone();
    const spaced = ` ${phone.slice(0, 3)}, ${phone.slice(3, 7)} ,${phone.slice(7)},`;
    const client = shop().client();
    const { token } = await client.ask(register, {
      body: { phone: spaced, password: PASSWORD, fingerprinId },
    });
    const { id } = await client.with({ token }).ask(userInfo);
    await refuse(registering({ phone, password: PASSWORD, fingerprinId }), TAKEN);
    for (const written of [phone, spaced]) {
      const again = await client.ask(login, { body: { phone: written, password: PASSWORD } });
      expect(await client.with(again).ask(userInfo)).toMatchObject({ id });
    }
  });

  it('is accepted once: of eight concurrent registrations, one wins', async () => {
    const phone = freshPhone();
    const client = shop().client();
    const passwords = Array.from({ length: 8 }, (_, n) => `winner${n}abc`);
    const replies = await Promise.all(
      passwords.map((password) => client.call(register, { body: { phone, password, fingerprinId } })),
    );
    const registered = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 409);
    expect([registered.length, refused.length]).toEqual([1, 7]);
    const winner = replies.findIndex(({ status }) => status === 200);
    for (const n of [winner, (winner + 1) % 8]) {
      const { status } = await client.call(login, { body: { phone, password: passwords[n] ?? '' } });
      expect(status).toBe(n === winner ? 200 : 401);
    }
  });
});

describe('a password', () => {
  it.for([
    '',
    'abcdef1',
    'abcdefgh1234567890',
    'abcdefgh',
    '12345678',
    'abc def1',
    'abc,def1',
    'пароль12',
    '密码密码密码12',
    'Tr0ub4dor&3',
    'with-dash7',
  ])('%j is refused, as it is not 8 to 16 letters and digits', async (password) => {
    const phone = freshPhone();
    const before = await head();
    await refuse(registering({ phone, password, fingerprinId }), PASSWORD_MALFORMED);
    expect(await head()).toBe(before);
    expect(await shop().client().ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: true });
  });

  it.for(['nanshan7', '7654321Zx', 'abcdefgh12345678'])('%s is accepted', async (password) => {
    const phone = freshPhone();
    const client = shop().client();
    await client.ask(register, { body: { phone, password, fingerprinId } });
    expect((await client.ask(login, { body: { phone, password } })).token).toMatch(/^[\w-]{43}$/);
  });

  it.for(['password1', 'Password123', '1qaz2wsx', 'qwerty123'])(
    '%s is refused as too common',
    async (password) => {
      const phone = freshPhone();
      const before = await head();
      await refuse(registering({ phone, password, fingerprinId }), PASSWORD_COMMON);
      expect(await head()).toBe(before);
    },
  );

  it('is refused if it contains the player’s number', async () => {
    const phone = freshPhone();
    for (const password of [`a${phone}`, `${phone.slice(-8)}x`])
      await refuse(registering({ phone, password, fingerprinId }), PASSWORD_OWN_NUMBER);
    const { token } = await shop()
      .client()
      .ask(register, { body: { phone, password: `a${freshPhone()}`, fingerprinId } });
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it.for(['Tr0ub4dor&3', 'пароль密码a1', 'abc12345'])(
    '%s from an earlier policy still logs in',
    async (password) => {
      const phone = freshPhone();
      const { registrar } = shop().serving().service.desks.accounts;
      await registrar.register({ phone, password, fingerprint: fingerprinId, spreadCode: '' }, randomUUID());
      expect((await shop().client().ask(login, { body: { phone, password } })).token).toMatch(/^[\w-]{43}$/);
    },
  );

  it('is the same with commas and spaces', async () => {
    const phone = freshPhone();
    const client = shop().client();
    await client.ask(register, { body: { phone, password: ' nan 7,shan，8 ', fingerprinId } });
    for (const password of ['nan7shan8', 'nan, 7shan8'])
      expect((await client.ask(login, { body: { phone, password } })).token).toMatch(/^[\w-]{43}$/);
  });

  it.for(['', 'short', 'a b, c d'])('%j is too short to log in with', (password) =>
    refuse((client) => client.call(login, { body: { phone: freshPhone(), password } }), PASSWORD_EMPTY),
  );

  it('is required', async () => {
    await refuse(posting(login.path, { phone: freshPhone() }), PASSWORD_EMPTY);
    await refuse(registering({ phone: freshPhone(), fingerprinId }), PASSWORD_MALFORMED);
  });

  it('is refused like an unknown number if it is wrong', async () => {
    const { phone } = await newPlayer(shop().client());
    for (const tried of [phone, freshPhone()])
      await refuse(
        (client) => client.call(login, { body: { phone: tried, password: 'abcdef13' } }),
        LOGIN_WRONG,
      );
  });
});

describe('registration', () => {
  it('needs a device fingerprint', async () => {
    const phone = freshPhone();
    await refuse(registering({ phone, password: PASSWORD }), NO_FINGERPRINT);
    await refuse(registering({ phone, password: PASSWORD, fingerprinId: '' }), NO_FINGERPRINT);
    expect(await shop().client().ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: true });
  });

  it('reports errors of the phone first, then of the password, then of the fingerprint', async () => {
    await refuse(registering({ phone: '1', password: '1' }), PHONE_MALFORMED);
    await refuse(registering({ phone: freshPhone(), password: '1' }), PASSWORD_MALFORMED);
    await refuse(registering({ phone: freshPhone(), password: PASSWORD }), NO_FINGERPRINT);
  });

  it('happens once under its key; a retry gets another token of the same player', async () => {
    const body = { phone: freshPhone(), password: PASSWORD, fingerprinId };
    const key = randomUUID();
    const client = shop().client();
    const tokens = [
      await client.ask(register, { key, body }),
      await client.ask(register, { key, body: { ...body, password: ' nanshan, 7x ' } }),
    ];
    const grown = await head();
    await shop().restart();
    tokens.push(await shop().client().ask(register, { key, body }));
    const players = await Promise.all(tokens.map((token) => shop().client().with(token).ask(userInfo)));
    expect(players).toEqual([1, 2, 3].map(() => ({ ...players[0], balance: 1_000 })));
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(3);
    expect(await head()).toBe(grown);
  });

  it('is refused under the key of another registration', async () => {
    const body = { phone: freshPhone(), password: PASSWORD, fingerprinId };
    const key = randomUUID();
    await shop().client().ask(register, { key, body });
    for (const other of [{ password: 'abcdef13' }, { fingerprinId: 'other' }, { spreadCode: 'friend' }])
      await refuse((client) => client.call(register, { key, body: { ...body, ...other } }), KEY_REUSED);
    await refuse((client) => client.call(register, { body }), TAKEN);
    await refuse(registering(body), TAKEN);
    expect(
      (
        await shop()
          .client()
          .call(register, { key, body: { ...body, phone: freshPhone() } })
      ).status,
    ).toBe(200);
  });

  it('refuses a malformed key', () =>
    refuse(
      (client) =>
        client.call(register, {
          key: 'a/b',
          body: { phone: freshPhone(), password: PASSWORD, fingerprinId },
        }),
      KEY_MALFORMED,
    ));

  it('claims each number once in the log', async () => {
    const { store } = shop().serving().service;
    const records = await store.readAll(START, 100_000);
    const claims = records.filter(({ record }) => record.includes(`"type":"${LoginClaimed.type}"`));
    expect(claims.length).toBeGreaterThan(0);
    expect(new Set(claims.map(({ stream }) => stream)).size).toBe(claims.length);
  });
});
