import { SkinListed } from '../catalogue/events.ts';
import { type Desk, type EventData, type Follow, follow } from '../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';

/** A price that a skin has, or will have. */
interface Price {
  /** milliseconds since 1970 */
  readonly from: number;
  readonly command: string;
  /** 1/10,000 gem */
  readonly price: number;
}

/** Facts: what skins cost, in the order of the log, without what was stopped. */
export interface Prices {
  /** by skin */
  readonly prices: Map<string, readonly Price[]>;
  /** the command that approved a proposal */
  readonly approvals: Map<string, string>;
}

export const noPrices = (): Prices => ({ prices: new Map(), approvals: new Map() });

/** Nodes' clocks differ by seconds: what was replaced longer ago counts for nobody. */
const SETTLED_MS = 3_600_000;

/** What a skin costs at a time, in 1/10,000 gem; undefined: it is not listed. */
export const priceAt = ({ prices }: Prices, skinId: string, time: number): number | undefined =>
  prices.get(skinId)?.findLast(({ from }) => from <= time)?.price;

function list(
  { time, command }: Desk,
  { skinId, price, from }: EventData<typeof SkinListed>,
  { prices }: Prices,
): undefined {
  const known = prices.get(skinId) ?? [];
  const settled = known.findLastIndex((one) => one.from <= time - SETTLED_MS);
  // Where no time is told, it counts at once, and what was before does not matter.
  const before = from === 0 ? [] : known.slice(Math.max(0, settled));
  prices.set(skinId, [...before, { from, command, price }]);
}

function stop({ stream }: Desk, proposalId: string, { prices, approvals }: Prices): undefined {
  const stopped = approvals.get(`${stream} ${proposalId}`);
  if (stopped === undefined) return;
  for (const [skinId, known] of prices)
    if (known.some(({ command }) => command === stopped))
      prices.set(
        skinId,
        known.filter(({ command }) => command !== stopped),
      );
}

/** Keeps the prices among a slice's facts. */
export const followPrices = <Own, Shop extends Prices>(): readonly Follow<Own, Shop>[] => [
  follow(SkinListed, (desk, data, { shop }) => list(desk, data, shop)),
  follow(ChangeApproved, ({ stream, command }, { proposalId }, { shop }) => {
    shop.approvals.set(`${stream} ${proposalId}`, command);
    return undefined;
  }),
  follow(ChangeStopped, (desk, { proposalId }, { shop }) => stop(desk, proposalId, shop)),
];
