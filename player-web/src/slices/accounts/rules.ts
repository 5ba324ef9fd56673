import type { zh } from './texts/zh';

/** Which message of `wrong` applies; undefined when nothing is wrong. */
export type Wrong = keyof (typeof zh)['wrong'] | undefined;

/** Commas and spaces never belong into a phone number or password; they go while typing. */
export const stripped = (text: string): string => text.replaceAll(/[,，\s]/g, '');

/** The service's word for a password that too many people have. */
export const PASSWORD_COMMON = 618;
const LOGIN_PASSWORD_MIN = 6;
/** The part of a phone number that tells people apart. */
const OWN_DIGITS = 8;

/** Mainland mobile: 11 digits, the first 1, the second 3 to 9. */
export function checkPhone(phone: string): Wrong {
  if (phone === '') return 'phoneMissing';
  return /^1[3-9]\d{9}$/.test(phone) ? undefined : 'phone';
}

export function checkLoginPassword(password: string): Wrong {
  if (password === '') return 'loginPasswordMissing';
  // Whatever characters it has: what was taken at a registration of before logs in, too.
  return password.length >= LOGIN_PASSWORD_MIN ? undefined : 'loginPassword';
}

/** 8 to 16 letters and digits, at least one of each, and not the own number. Only the service knows which are too common. */
export function checkNewPassword(password: string, phone: string): Wrong {
  if (!/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,16}$/.test(password)) return 'password';
  return checkPhone(phone) === undefined && password.includes(phone.slice(-OWN_DIGITS))
    ? 'passwordOwnNumber'
    : undefined;
}

export const checkCode = (code: string): Wrong => (code === '' ? 'code' : undefined);
