// Numbers of resident identity cards: GB 11643, whose check character is ISO 7064 MOD 11-2.

const FORM = /^[1-9]\d{16}[\dX]$/;
const CHECKS = '10X98765432';
const ADULT_YEARS = 18;

/** What a card number says of its holder's age, and whether it can be one at all. */
type CardFault = 'card-empty' | 'card-malformed' | 'under-age';

/** As it was typed, without spaces, and with a capital X. */
export const cardTyped = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Why a number is taken for nobody's of age; undefined when it is taken.
 * @param card as `cardTyped` gives it
 * @param today the house's date, '2026-11-22'
 */
export function faultOfCard(card: string, today: string): CardFault | undefined {
  if (card === '') return 'card-empty';
  const born = `${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`;
  const sound = FORM.test(card) && card.at(-1) === checkOf(card) && isDate(born);
  // Nobody is born tomorrow, nor was anybody alive before these cards were.
  if (!sound || born > today || born < '1900-01-01') return 'card-malformed';
  return adultFrom(born) <= today ? undefined : 'under-age';
}

/** ISO 7064 MOD 11-2: weights 2^(17−i) mod 11 over the first 17 digits. */
function checkOf(card: string): string | undefined {
  let sum = 0;
  for (const digit of card.slice(0, 17)) sum = ((sum + Number(digit)) * 2) % 11;
  return CHECKS[sum];
}

function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === date;
}

/** The 18th birthday; who was born on 29 February comes of age on 1 March of a common year. */
function adultFrom(born: string): string {
  const date = `${Number(born.slice(0, 4)) + ADULT_YEARS}${born.slice(4)}`;
  return isDate(date) ? date : `${date.slice(0, 4)}-03-01`;
}

/** 110***********1234: enough for its owner to know it. */
export const maskedCard = (card: string): string => `${card.slice(0, 3)}***********${card.slice(-4)}`;
