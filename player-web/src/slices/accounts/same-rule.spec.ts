import { faultOfPassword } from '@skins/api/accounts/password-rule';
import { accounts } from '@skins/api/accounts';
import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './rules';
import { en } from './texts/en';
import { ru } from './texts/ru';
import { vn } from './texts/vn';
import { zh } from './texts/zh';

const PHONE = '13800138000';
const CHARACTERS = 'abcXYZ0123456789-_&ä密п ';

const randomInt = (below: number): number => Math.floor(Math.random() * below);

/** Returns a password with a length near the limits, often nearly valid. */
function randomPassword(): string {
  const length = 5 + randomInt(15);
  const most = randomInt(2) === 0 ? 16 : CHARACTERS.length;
  const text = Array.from({ length }, () => CHARACTERS.charAt(randomInt(most))).join('');
  return randomInt(5) === 0 ? `${text.slice(0, 4)}${PHONE.slice(randomInt(5))}` : text;
}

const AT_THE_EDGE = {
  password: 'password-malformed',
  passwordOwnNumber: 'password-own-number',
  passwordCommon: 'password-common',
} as const;

describe('the rule for passwords', () => {
  it('is the same in the page and at the server', async () => {
    for (let n = 0; n < 20_000; n += 1) {
      const password = randomPassword();
      const page = checkNewPassword(password, PHONE);
      const edge = await faultOfPassword(password, PHONE);
      expect([password, page === undefined ? 'fine' : Reflect.get(AT_THE_EDGE, page)]).toEqual([
        password,
        edge === undefined || edge === 'password-common' ? 'fine' : edge,
      ]);
    }
  });

  it('has the same messages in both', () => {
    for (const [page, edge] of [
      ['password', 'password-malformed'],
      ['passwordOwnNumber', 'password-own-number'],
      ['passwordCommon', 'password-common'],
    ] as const) {
      const { text } = accounts.refusals[edge];
      expect({ zh: zh.wrong[page], en: en.wrong[page], ru: ru.wrong[page], vi: vn.wrong[page] }).toEqual(
        text,
      );
    }
  });
});
