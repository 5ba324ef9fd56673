import { asNumber, toGems, withDrop } from '@skins/engine/catalogue/odds';
import type { BoxReport } from '@skins/engine/catalogue/odds';
import { TICKETS, dropTierOf } from '@skins/engine/fairness';
import type { Desk } from '../../catalogue/calls';
import { type BoxDraft, NO_SHELF } from './draft';

type DropTier = Desk['drops'][number];

/** Returns the tier of extra drops for a draft at a price, in 1/10,000 gem; a phase of the moon box takes no part. */
export const dropTierFor = (
  { drops }: Pick<Desk, 'drops'>,
  { shelfId }: Pick<BoxDraft, 'shelfId'>,
  price: number,
): DropTier | undefined => (shelfId === NO_SHELF ? undefined : dropTierOf(drops, price));

/** What the extra drop adds to a box. Returns are fractions of its price. */
export interface DropFigures {
  readonly chance: number;
  /** expected, in gems */
  readonly worth: number;
  readonly rtp: number;
  /** of box and drop together */
  readonly total: number;
}

export function dropFigures(
  { rtp, rtpExact }: Pick<BoxReport, 'rtp' | 'rtpExact'>,
  price: number,
  { tickets, worth }: DropTier,
): DropFigures {
  const total = asNumber(withDrop(rtpExact, price, BigInt(worth)));
  return {
    chance: tickets / TICKETS,
    worth: toGems(Number(worth) / TICKETS),
    rtp: total - rtp,
    total,
  };
}
