import { type Cell, chiSquareOf } from '@skins/api/foundation/statistics';
import { type BoxVersion, rtpOf } from '@skins/engine/catalogue';
import { TICKETS, itemAt } from '@skins/engine/fairness';
import { rollMany } from './roll-many.ts';

/** Standard deviations on either side of the mean that contain 95 % of a normal distribution. */
const SIGMAS_95 = 1.959964;

interface SimulatedItem extends Cell {
  readonly skinId: string;
  /** published probability */
  readonly probability: number;
}

/** Observed opens of one box, compared with its odds. */
export interface Simulation {
  readonly boxId: string;
  readonly versionHash: string;
  readonly opens: number;
  readonly items: readonly SimulatedItem[];
  /** Pearson's test; null if there were too few opens */
  readonly chiSquare: ReturnType<typeof chiSquareOf>;
  /** returns to player, as fractions of the price */
  readonly publishedRtp: number;
  readonly observedRtp: number;
  /** half the width of the 95 % confidence interval around the observed return */
  readonly margin: number;
}

/** Opens a box many times with the shop's own roll and draw. The same seed gives the same opens. */
export function simulate(
  { odds, versionHash }: BoxVersion,
  opens: number,
  seed: string,
  onProgress: (done: number) => void,
): Simulation {
  const { boxId, price, items } = odds;
  const observed = countDraws(items, opens, seed, onProgress);
  const cells = items.map((item) => ({
    skinId: item.skinId,
    observed: observed.get(item) ?? 0,
    probability: (item.endTicket - item.startTicket) / TICKETS,
    expected: (opens * (item.endTicket - item.startTicket)) / TICKETS,
  }));
  const returns = items.map((item) => ({ times: observed.get(item) ?? 0, share: item.value / price }));
  const mean = returns.reduce((sum, { times, share }) => sum + times * share, 0) / opens;
  const variance = returns.reduce((sum, { times, share }) => sum + times * (share - mean) ** 2, 0) / opens;
  const { numerator, denominator } = rtpOf(odds);
  return {
    boxId,
    versionHash,
    opens,
    items: cells,
    chiSquare: chiSquareOf(cells),
    publishedRtp: Number(numerator) / Number(denominator),
    observedRtp: mean,
    margin: SIGMAS_95 * Math.sqrt(variance / opens),
  };
}

type Item = BoxVersion['odds']['items'][number];

function countDraws(
  items: readonly Item[],
  opens: number,
  seed: string,
  onProgress: (done: number) => void,
): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  rollMany(opens, seed, onProgress, (ticket) => {
    const item = itemAt(items, ticket);
    counts.set(item, (counts.get(item) ?? 0) + 1);
  });
  return counts;
}
