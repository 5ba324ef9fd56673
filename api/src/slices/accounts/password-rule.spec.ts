import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { faultOfPassword } from './password-rule.ts';

const PHONE = '13800138000';

describe('a new password', () => {
  it.each(['nanshan7x', 'winner0abc', 'abcdefgh1234567x', 'Pass4Player'])('%s will do', async (password) => {
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
  ])('%j is no 8 to 16 letters and digits', async (password) => {
    expect(await faultOfPassword(password, PHONE)).toBe('password-malformed');
  });

  it.each(['a13800138000', '13800138000a', 'x00138000', 'my00138000x'])(
    '%s holds the own number',
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
  ])('%s is among the commonest', async (password) => {
    expect(await faultOfPassword(password, PHONE)).toBe('password-common');
  });
});

it('far more than the commonest 10,000 are known, long ones among them, and nothing else', () => {
  expect(['12345678', 'unbelievable', '123456789012', 'qwertyuiop[]'].map(isCommonPassword)).toContain(true);
  expect(isCommonPassword('nanshan7x')).toBe(false);
  expect(isCommonPassword('')).toBe(false);
});
