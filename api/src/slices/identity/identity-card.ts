// Resident identity card numbers: GB 11643, with a check character by ISO 7064 MOD 11-2.

const FORM = /^[1-9]\d{16}[\dX]$/;
const CHECKS = '10X98765432';
const ADULT_YEARS = 18;

/** Fault of a card number, or of its holder's age. */
type CardFault = 'card-empty' | 'card-malformed' | 'under-age';

/** Normalises typed text: without spaces, and with a capital X. */
export const cardTyped = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Returns the fault of a card number; undefined if it is valid and its holder is of age.
 * @param card as `cardTyped` returns it
 * @param today the house date, '2026-11-22'
 */
export function faultOfCard(card: string, today: string): CardFault | undefined {
  if (card === '') return 'card-empty';
  const born = `${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`;
  const sound = FORM.test(card) && card.at(-1) === checkOf(card) && isDate(born);
  // Birthdays in the future are invalid, as are those before these cards existed.
  if (!sound || born > today || born < '1900-01-01') return 'card-malformed';
  return adultFrom(born) <= today ? undefined : 'under-age';
}

/** Computes the check character by ISO 7064 MOD 11-2: weights 2^(17−i) mod 11 over the first 17 digits. */
function checkOf(card: string): string | undefined {
  let sum = 0;
  for (const digit of card.slice(0, 17)) sum = ((sum + Number(digit)) * 2) % 11;
  return CHECKS[sum];
}

function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === date;
}

/** Returns the 18th birthday; for a birth on 29 February it is 1 March in a common year. */
function adultFrom(born: string): string {
  const date = `${Number(born.slice(0, 4)) + ADULT_YEARS}${born.slice(4)}`;
  return isDate(date) ? date : `${date.slice(0, 4)}-03-01`;
}

/** 110***********1234: enough for its owner to know it. */
export const maskedCard = (card: string): string => `${card.slice(0, 3)}***********${card.slice(-4)}`;
