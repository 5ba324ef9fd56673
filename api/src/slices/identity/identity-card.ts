import { birthdayOf, isCard, isDate } from '@skins/engine/typed';

const ADULT_YEARS = 18;

/** Fault of a card number, or of its holder's age. */
type CardFault = 'card-empty' | 'card-malformed' | 'under-age';

/**
 * Returns the fault of a card number; undefined if it is valid and its holder is of age.
 * @param card as `cardTyped` returns it
 * @param today the house date, '2026-11-22'
 */
export function faultOfCard(card: string, today: string): CardFault | undefined {
  if (card === '') return 'card-empty';
  const born = birthdayOf(card);
  // Birthdays in the future are invalid, as are those before these cards existed.
  if (!isCard(card) || born > today || born < '1900-01-01') return 'card-malformed';
  return adultFrom(born) <= today ? undefined : 'under-age';
}

/** Returns the 18th birthday; for a birth on 29 February it is 1 March in a common year. */
function adultFrom(born: string): string {
  const date = `${Number(born.slice(0, 4)) + ADULT_YEARS}${born.slice(4)}`;
  return isDate(date) ? date : `${date.slice(0, 4)}-03-01`;
}

/** 110***********1234: enough for its owner to know it. */
export const maskedCard = (card: string): string => `${card.slice(0, 3)}***********${card.slice(-4)}`;
