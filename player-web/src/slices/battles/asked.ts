import type { ListQuery } from './queries';

// The hall's address holds the filters, so that it can be bookmarked, shared, and returned to.

export const STATES = ['waiting', 'running', 'finished'] as const;
export const PRICES = ['0-30', '30-100', '100-300', '300-'] as const;
export const RULES = ['highest', 'lowest', 'last', 'jackpot', 'shared'] as const;
export const SEATINGS = ['2', '3', '4', '2x2', '3x3', '2x2x2'] as const;
const PAGE_MAX = 1_000_000;

/** The values of the fields; empty if nothing is chosen. */
export interface Asked {
  readonly state: string;
  readonly price: string;
  readonly rule: string;
  readonly seats: string;
  readonly boxId: string;
  readonly current: string;
}
const FIELDS = ['state', 'price', 'rule', 'seats', 'boxId', 'current'] as const;

export const askedBy = (address: URLSearchParams): Asked => {
  const said = (field: (typeof FIELDS)[number]) => address.get(field) ?? '';
  return {
    state: said('state'),
    price: said('price'),
    rule: said('rule'),
    seats: said('seats'),
    boxId: said('boxId'),
    current: said('current'),
  };
};

/** Returns the state that the hall shows alone; undefined for all of them. */
export const stateOf = ({ state }: Asked): (typeof STATES)[number] | undefined =>
  STATES.find((one) => one === state);

/** Counts the chosen filters besides the state. */
export const chosenIn = ({ price, rule, seats, boxId }: Asked): number =>
  [price, rule, seats, boxId].filter((one) => one !== '').length;

/** Returns the filters of the call, without invalid values of the address. */
export function filtersOf({ price, rule, seats, boxId }: Asked): ListQuery {
  const [known, seating] = [RULES.find((one) => one === rule), SEATINGS.find((one) => one === seats)];
  return {
    ...(/^\d{1,7}-\d{0,7}$/.test(price) && { price }),
    ...(known !== undefined && { rule: known }),
    ...(seating !== undefined && { seats: seating }),
    ...(boxId !== '' && boxId.length <= 40 && { boxId }),
  };
}

/** Returns the page of the address, from 1. */
export function pageOf({ current }: Asked): number {
  const page = Number(current);
  return Number.isSafeInteger(page) && page > 1 && page <= PAGE_MAX ? page : 1;
}

/** Returns the address with some fields changed; any change goes back to the first page. */
export function changed(before: URLSearchParams, change: Partial<Asked>): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete('current');
  for (const field of FIELDS) {
    const said = change[field];
    if (said === '') after.delete(field);
    else if (said !== undefined) after.set(field, said);
  }
  return after;
}
