import type { Posting } from '@skins/engine/wallet';

/** Effect of a posting on its player's balance; even: it moved gems between other accounts, such as a lost stake. */
export const POSTING_WAYS = ['in', 'out', 'even'] as const;
type PostingWay = (typeof POSTING_WAYS)[number];

export const wayOf = (amount: number): PostingWay => (amount === 0 ? 'even' : amount > 0 ? 'in' : 'out');

/** Returns the change that postings make to their player's balance. */
export const changeOf = (legs: readonly Posting[]): number =>
  legs.reduce(
    (sum, { from, to, amount }) => sum + (to === 'player' ? amount : 0) - (from === 'player' ? amount : 0),
    0,
  );

/** A posting in its player's record. Amounts in 1/10,000 gem. */
export interface ListedPosting {
  /** ordinal of its event in the log, from 1 */
  readonly ordinal: number;
  /** posting reason */
  readonly kind: string;
  /** signed change of the player's balance */
  readonly amount: number;
  /** balance afterwards */
  readonly balance: number;
  /** place of the causing event; empty in logs of edition 1, which did not record it */
  readonly cause: string;
  readonly command: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** A filter of a player's postings: all, by reason, by effect, or both. Each combination has its own links. */
export interface Narrowing {
  readonly kind?: string | undefined;
  readonly way?: PostingWay | undefined;
}

/** Returns the filters that a posting matches; the columns of `LINKS` hold its predecessor in each. */
export const narrowingsOf = (kind: string, way: PostingWay) =>
  [{}, { kind }, { way }, { kind, way }] as const;
export const LINKS = ['before', 'before_kind', 'before_way', 'before_both'] as const;

/** Returns the name of a filter's rows. Reasons have no spaces. */
export const strandOf = ({ kind, way }: Narrowing): string => `${kind ?? ''} ${way ?? ''}`;

export function linkOf({ kind, way }: Narrowing): (typeof LINKS)[number] {
  if (kind === undefined) return way === undefined ? 'before' : 'before_way';
  return way === undefined ? 'before_kind' : 'before_both';
}
