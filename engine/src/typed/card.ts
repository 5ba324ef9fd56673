import { plain } from './plain.ts';

// Resident identity card numbers: GB 11643, with a check character by ISO 7064 MOD 11-2.

const FORM = /^[1-9]\d{16}[\dX]$/;
const CHECKS = '10X98765432';

/** Returns a typed card number without blanks and dashes, with a capital X. */
export const cardTyped = (text: string): string =>
  plain(text)
    .replaceAll(/[\s,.\p{Pd}\u2212]/gu, '')
    .toUpperCase();

/** Whether a card number, as `cardTyped` returns it, has the form, a birthday and the check character of one. */
export const isCard = (card: string): boolean =>
  FORM.test(card) && card.at(-1) === checkOf(card) && isDate(birthdayOf(card));

/** Returns the birthday in a card number, such as '1949-12-31'. */
export const birthdayOf = (card: string): string =>
  `${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`;

/** Whether the calendar has a date, such as '2026-02-28'. */
export function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === date;
}

/** Computes the check character by ISO 7064 MOD 11-2: weights 2^(17−i) mod 11 over the first 17 digits. */
function checkOf(card: string): string | undefined {
  let sum = 0;
  for (const digit of card.slice(0, 17)) sum = ((sum + Number(digit)) * 2) % 11;
  return CHECKS[sum];
}
