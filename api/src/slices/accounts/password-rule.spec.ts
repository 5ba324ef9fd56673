import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { faultOfPassword } from './password-rule.ts';

const PHONE = '13800138000';

describe('a new password', () => {
  it.each(['nanshan7x', 'winner0abc', 'abcdefgh1234567x', 'Pass4Player'])('accepts %s', async (password) => {
    expect(await faultOfPassword(password, PHONE)).toBeUndefined();
  });

  it.each([
    '',
    'short7x',
    'onlyletters',
    '1234567890',
    'abcdefgh12345678x',
    'with-dash7',
    'Tr0ub4dor&3',
    'парольa12',
    'naïve1234',
    '密码abcdef12',
  ])('refuses %j, as it is not 8 to 16 letters and digits', async (password) => {
    expect(await faultOfPassword(password, PHONE)).toBe('password-malformed');
  });

  it.each(['a13800138000', '13800138000a', 'x00138000', 'my00138000x'])(
    "refuses %s, as it contains the player's number",
    async (password) => {
      expect(await faultOfPassword(password, PHONE)).toBe('password-own-number');
    },
  );

  it.each([
    'password1',
    'Password1',
    'PASSWORD123',
    '1qaz2wsx',
    'q1w2e3r4',
    'a1234567',
    'qwerty123',
    'abc12345',
  ])('refuses %s, as it is too common', async (password) => {
    expect(await faultOfPassword(password, PHONE)).toBe('password-common');
  });
});

it('the list of common passwords has far more than 10,000 entries, also long ones, and no false positives', () => {
  expect(['12345678', 'unbelievable', '123456789012', 'qwertyuiop[]'].map(isCommonPassword)).toContain(true);
  expect(isCommonPassword('nanshan7x')).toBe(false);
  expect(isCommonPassword('')).toBe(false);
});
