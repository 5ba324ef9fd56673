import { describe, expect, it } from 'vitest';
import { zh } from './texts/zh';
import { checkChangedPassword, checkCode, checkLoginPassword, checkNewPassword, checkPhone } from './rules';

describe('a phone number', () => {
  it.each(['13800138000', '19912345678', '15000000000'])('%s is a mainland mobile', (phone) => {
    expect(checkPhone(phone)).toBeUndefined();
  });

  it.each(['12800138000', '1380013800', '138001380000', '03800138000', '1380013800a'])(
    '%s is not a mainland mobile',
    (phone) => {
      expect(checkPhone(phone)).toBe('phone');
    },
  );

  it('is required', () => {
    expect(checkPhone('')).toBe('phoneMissing');
  });
});

describe('a login password', () => {
  it('needs at least six characters', () => {
    expect(checkLoginPassword('')).toBe('loginPasswordMissing');
    expect(checkLoginPassword('abc12')).toBe('loginPassword');
    expect(checkLoginPassword('abc123')).toBeUndefined();
  });

  it.each(['!!!!!!', 'ab12!!??', '密码 -- a1'])('needs six letters or digits: %s', (password) => {
    expect(checkLoginPassword(password)).toBe('loginPassword');
  });

  it.each(['Tr0ub4dor&3', 'пароль密码a1'])('accepts %s from an earlier registration', (password) => {
    expect(checkLoginPassword(password)).toBeUndefined();
  });
});

const PHONE = '13800138000';

describe('a new password', () => {
  it("must not contain the player's own number once that is typed", () => {
    for (const password of ['a13800138000', 'x00138000'])
      expect(checkNewPassword(password, PHONE)).toBe('passwordOwnNumber');
    expect(checkNewPassword('nanshan7x', '7')).toBeUndefined();
  });

  it.each(['nanshan7x', 'A1234567', 'abcdefgh1234567x'])('accepts %s', (password) => {
    expect(checkNewPassword(password, PHONE)).toBeUndefined();
  });

  it.each(['', 'short7x', 'onlyletters', '12345678', 'abcdefgh12345678x', 'with-dash7'])(
    'refuses “%s”',
    (password) => {
      expect(checkNewPassword(password, PHONE)).toBe('password');
    },
  );
});

describe('a changed password', () => {
  it.each(['A1234567', 'NANSHAN7X'])('needs a lower-case letter: %s', (password) => {
    expect(checkChangedPassword(password, PHONE)).toBe('passwordNoLower');
  });

  it.each([
    ['nanshan7x', undefined],
    ['short7x', 'password'],
    ['a13800138000', 'passwordOwnNumber'],
  ])('is otherwise like a new one: %s', (password, wrong) => {
    expect(checkChangedPassword(password, PHONE)).toBe(wrong);
  });
});

it('requires an SMS code', () => {
  expect(checkCode('')).toBe('code');
  expect(checkCode('123456')).toBeUndefined();
});

it("uses the product's messages word for word", () => {
  expect(zh.wrong).toMatchObject({
    phoneMissing: '请输入手机',
    phone: '手机号格式不正确',
    phoneTaken: '手机号码已存在',
    code: '验证不能为空',
    password: '密码必须由8-16位字母与数字组合',
  });
});
