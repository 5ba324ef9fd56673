import { isMobile } from '@skins/engine/typed';
import type { zh } from './texts/zh';

/** The key of the message in `wrong`; undefined if nothing is wrong. */
export type Wrong = keyof (typeof zh)['wrong'] | undefined;

/** The server's refusal code for a password that is too common. */
export const PASSWORD_COMMON = 618;
const LOGIN_PASSWORD_MIN = 6;
/** The last digits of a phone number, which differ between people. */
const OWN_DIGITS = 8;

/** Checks a number, as `phoneTyped` returns it. */
export function checkPhone(phone: string): Wrong {
  if (phone === '') return 'phoneMissing';
  return isMobile(phone) ? undefined : 'phone';
}

export function checkLoginPassword(password: string): Wrong {
  if (password === '') return 'loginPasswordMissing';
  // Other characters may stand between them: passwords of earlier registrations must still log in.
  const counted = password.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return counted >= LOGIN_PASSWORD_MIN ? undefined : 'loginPassword';
}

/**
 * Checks for 8 to 16 letters and digits, at least one of each, without the own number. Only the server knows which
 * passwords are too common.
 */
export function checkNewPassword(password: string, phone: string): Wrong {
  if (!/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,16}$/.test(password)) return 'password';
  return checkPhone(phone) === undefined && password.includes(phone.slice(-OWN_DIGITS))
    ? 'passwordOwnNumber'
    : undefined;
}

/** Checks the password that a logged-in player changes to: it also needs a lower-case letter. */
export const checkChangedPassword = (password: string, phone: string): Wrong =>
  checkNewPassword(password, phone) ?? (/[a-z]/.test(password) ? undefined : 'passwordNoLower');

export const checkCode = (code: string): Wrong => (code === '' ? 'code' : undefined);
