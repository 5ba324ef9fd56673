import { LoginClaimed } from '@skins/engine/accounts';
import { checkPhone, login, register, userInfo } from '@skins/api/contract';
import { START } from '@skins/api/store';
import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { type Expected, expectRefusedInEveryLanguage } from './messages.ts';
import { PASSWORD, freshPhone, newPlayer } from './player.ts';
import { shopOfTests } from './shop.ts';

const shop = shopOfTests([]);
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
  EN: 'The phone number is malformed',
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

const registering = (body: { phone: string; password: string; fingerprinId?: string }) => (client: Client) =>
  client.call(register, { body });
const refuse = (send: Parameters<typeof expectRefusedInEveryLanguage>[1], expected: Expected) =>
  expectRefusedInEveryLanguage(shop().client(), send, expected);
const head = () => shop().serving().service.store.head();

/** Registration, login and the phone check all refuse the number, and the log does not grow. */
async function expectPhoneRefused(phone: string, expected: Expected): Promise<void> {
  const before = await head();
  await refuse(registering({ phone, password: PASSWORD, fingerprinId }), expected);
  await refuse((client) => client.call(login, { body: { phone, password: PASSWORD } }), expected);
  await refuse((client) => client.call(checkPhone, { query: { phone } }), expected);
  expect(await head()).toBe(before);
}

describe('a phone number', () => {
  it.for([' ', ',', ' , , '])('%j is empty', (phone) => expectPhoneRefused(phone, PHONE_EMPTY));

  it.for([
    '1380000000',
    '138000000000',
    '12800000000',
    '23800000000',
    '+8613800000000',
    '1380000000a',
    '１３８００００００００',
    '13800000000;',
    '138-0000-0000',
  ])('%s is no mainland mobile number', (phone) => expectPhoneRefused(phone, PHONE_MALFORMED));

  it.for(['13', '14', '15', '16', '17', '18', '19'])('may begin with %s', async (prefix) => {
    const phone = prefix + freshPhone().slice(2);
    expect(await shop().client().ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: true });
  });

  it('is the same one with commas and spaces', async () => {
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

  it('is taken once: of eight who register it at once, one wins', async () => {
    const phone = freshPhone();
    const client = shop().client();
    const passwords = Array.from({ length: 8 }, (_, n) => `winner-${n}a`);
    const replies = await Promise.all(
      passwords.map((password) => client.call(register, { body: { phone, password, fingerprinId } })),
    );
    const registered = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 409);
    expect([registered.length, refused.length]).toEqual([1, 7]);
    for (const [n, password] of passwords.entries()) {
      const { status } = await client.call(login, { body: { phone, password } });
      expect(status).toBe(replies[n]?.status === 200 ? 200 : 401);
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
  ])('%j is no 8 to 16 letters and digits', async (password) => {
    const phone = freshPhone();
    const before = await head();
    await refuse(registering({ phone, password, fingerprinId }), PASSWORD_MALFORMED);
    expect(await head()).toBe(before);
    expect(await shop().client().ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: true });
  });

  it.for(['abcdefg1', '1234567Z', 'abcdefgh12345678', 'Tr0ub4dor&3'])('%s will do', async (password) => {
    const phone = freshPhone();
    const client = shop().client();
    await client.ask(register, { body: { phone, password, fingerprinId } });
    expect((await client.ask(login, { body: { phone, password } })).token).toMatch(/^[\w-]{43}$/);
  });

  it.for(['', 'short'])('%j is too short to log in with', (password) =>
    refuse((client) => client.call(login, { body: { phone: freshPhone(), password } }), PASSWORD_EMPTY),
  );

  it('that is wrong is refused just like a number that nobody has', async () => {
    const { phone } = await newPlayer(shop().client());
    for (const tried of [phone, freshPhone()])
      await refuse(
        (client) => client.call(login, { body: { phone: tried, password: 'abcdef13' } }),
        LOGIN_WRONG,
      );
  });
});

describe('registering', () => {
  it('needs a fingerprint of the device', async () => {
    const phone = freshPhone();
    await refuse(registering({ phone, password: PASSWORD }), NO_FINGERPRINT);
    await refuse(registering({ phone, password: PASSWORD, fingerprinId: '' }), NO_FINGERPRINT);
    expect(await shop().client().ask(checkPhone, { query: { phone } })).toEqual({ checkStatus: true });
  });

  it('complains first about the phone, then the password, then the fingerprint', async () => {
    await refuse(registering({ phone: '1', password: '1' }), PHONE_MALFORMED);
    await refuse(registering({ phone: freshPhone(), password: '1' }), PASSWORD_MALFORMED);
    await refuse(registering({ phone: freshPhone(), password: PASSWORD }), NO_FINGERPRINT);
  });

  it('claims each number once in the log', async () => {
    const { store } = shop().serving().service;
    const records = await store.readAll(START, 100_000);
    const claims = records.filter(({ record }) => record.includes(`"type":"${LoginClaimed.type}"`));
    expect(claims.length).toBeGreaterThan(0);
    expect(new Set(claims.map(({ stream }) => stream)).size).toBe(claims.length);
  });
});
