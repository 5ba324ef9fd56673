import type { Posting } from '@skins/engine/wallet';

/** What a posting did to its player's gems; even: it moved gems between other accounts, such as a stake that was lost. */
export const POSTING_WAYS = ['in', 'out', 'even'] as const;
type PostingWay = (typeof POSTING_WAYS)[number];

export const wayOf = (amount: number): PostingWay => (amount === 0 ? 'even' : amount > 0 ? 'in' : 'out');

/** What postings did to their player's balance. */
export const changeOf = (legs: readonly Posting[]): number =>
  legs.reduce(
    (sum, { from, to, amount }) => sum + (to === 'player' ? amount : 0) - (from === 'player' ? amount : 0),
    0,
  );

/** A posting in its player's record. Amounts in 1/10,000 gem. */
export interface ListedPosting {
  /** which event of the log it is, from 1 */
  readonly ordinal: number;
  /** the reason for which the gems moved */
  readonly kind: string;
  /** of the player's balance, with its sign */
  readonly amount: number;
  /** afterwards */
  readonly balance: number;
  /** the place of the event that it is for; empty in logs of edition 1, which did not say */
  readonly cause: string;
  readonly command: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Which of a player's postings are asked for: all, those of a kind, of a way, or of both. Each is a strand of its own. */
export interface Narrowing {
  readonly kind?: string | undefined;
  readonly way?: PostingWay | undefined;
}

/** The strands that a posting is in: the columns of `LINKS` say which one came before it in each. */
export const narrowingsOf = (kind: string, way: PostingWay) =>
  [{}, { kind }, { way }, { kind, way }] as const;
export const LINKS = ['before', 'before_kind', 'before_way', 'before_both'] as const;

/** Names a strand. Reasons have no blanks. */
export const strandOf = ({ kind, way }: Narrowing): string => `${kind ?? ''} ${way ?? ''}`;

export function linkOf({ kind, way }: Narrowing): (typeof LINKS)[number] {
  if (kind === undefined) return way === undefined ? 'before' : 'before_way';
  return way === undefined ? 'before_kind' : 'before_both';
}
