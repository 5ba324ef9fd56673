import { searchTyped } from '@skins/engine/typed';
import { OFFICIAL, type RoomsQuery, STREAMER } from './queries';

// The list's address holds the search, so that it can be bookmarked, shared, and returned to.

export const STATES = ['waiting', 'playing', 'ended'] as const;
export const KINDS = ['official', 'streamer'] as const;
const TYPES = { official: OFFICIAL, streamer: STREAMER } as const;

/** The values of the fields; empty if nothing is chosen. */
export interface Asked {
  readonly q: string;
  readonly kind: string;
  readonly state: string;
  readonly current: string;
}
export const FIELDS = ['q', 'kind', 'state', 'current'] as const;

const PAGE_MAX = 1_000_000;

export const askedBy = (address: URLSearchParams): Asked => {
  const said = (field: (typeof FIELDS)[number]) => address.get(field) ?? '';
  return { q: said('q'), kind: said('kind'), state: said('state'), current: said('current') };
};

/** Returns the call's query, without invalid values of the address. */
export function queryOf({ q, kind, state, current }: Asked): RoomsQuery {
  const page = Number(current);
  const [known, at] = [KINDS.find((one) => one === kind), STATES.find((one) => one === state)];
  return {
    ...(q.trim() !== '' && { q: searchTyped(q) }),
    ...(known !== undefined && { type: TYPES[known] }),
    ...(at !== undefined && { state: at }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= PAGE_MAX && { current: page }),
  };
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
