import { plain } from './plain.ts';

/** What people put between the digits of a number or code: blanks, commas, dashes, dots and brackets. */
const SEPARATORS = /[\s,،、.。·•・()/\p{Pd}\u2212]/gu;
/** The mainland's prefix as address books, cards and browsers write it. */
const PREFIX = /^(?:\+|00)?86(?=\d{11}$)/;
/** Mainland mobile number: 11 digits, the first 1, the second 3 to 9. */
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** Returns a typed phone number without separators, and without the mainland's prefix. */
export const phoneTyped = (text: string): string =>
  plain(text).replaceAll(SEPARATORS, '').replace(PREFIX, '');

/** Whether a number, as `phoneTyped` returns it, is a mainland mobile number. */
export const isMobile = (phone: string): boolean => MAINLAND_MOBILE.test(phone);

/** Returns a typed code without separators: one sent by SMS, or an invitation's. */
export const codeTyped = (text: string): string => plain(text).replaceAll(SEPARATORS, '');
