import type { zh } from './texts/zh';

/** Which message of `wrong` applies; undefined when nothing is wrong. */
export type Wrong = keyof (typeof zh)['wrong'] | undefined;

/** Commas and spaces never belong into a phone number or password; they go while typing. */
export const stripped = (text: string): string => text.replaceAll(/[,，\s]/g, '');

/** Mainland mobile: 11 digits, the first 1, the second 3 to 9. */
export function checkPhone(phone: string): Wrong {
  if (phone === '') return 'phoneMissing';
  return /^1[3-9]\d{9}$/.test(phone) ? undefined : 'phone';
}

export function checkLoginPassword(password: string): Wrong {
  if (password === '') return 'loginPasswordMissing';
  return /^[A-Za-z0-9]{6,}$/.test(password) ? undefined : 'loginPassword';
}

/** 8 to 16 letters and digits, at least one of each. */
export const checkNewPassword = (password: string): Wrong =>
  /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,16}$/.test(password) ? undefined : 'password';

export const checkCode = (code: string): Wrong => (code === '' ? 'code' : undefined);
