import { dictionary } from '@zxcvbn-ts/language-common';

/** Our password rules refuse shorter ones anyway. */
const LENGTH_MIN = 8;

const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= LENGTH_MIN),
);

/** Tests whether a password is among the 49,000 most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
