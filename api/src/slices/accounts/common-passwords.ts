import { dictionary } from '@zxcvbn-ts/language-common';

/** Shorter ones no rule of ours takes anyway. */
const LENGTH_MIN = 8;

const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= LENGTH_MIN),
);

/** Whether a password is among the 49,000 that people choose most, however it is capitalised. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
