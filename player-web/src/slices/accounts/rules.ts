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
  // Any characters: passwords of earlier registrations must still log in.
  return password.length >= LOGIN_PASSWORD_MIN ? undefined : 'loginPassword';
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

export const checkCode = (code: string): Wrong => (code === '' ? 'code' : undefined);
