import { SkinListed } from '../catalogue/events.ts';
import { type Follow, type OwnBooks, follow } from '../kernel/index.ts';
import { ChangeApproved, ChangeStopped } from '../operators/events.ts';

/** A price of a skin, in 1/10,000 gem, from a time on, in milliseconds since 1970. */
interface Listed {
  readonly from: number;
  readonly command: string;
  readonly price: number;
}

/** Facts: what skins cost at each time, without what was stopped. */
export interface Prices {
  /** by skin, in the order of the log */
  readonly listed: Map<string, readonly Listed[]>;
  /** the command that approved a proposal */
  readonly approvals: Map<string, string>;
}

export const noPrices = (): Prices => ({ listed: new Map(), approvals: new Map() });

/** What a skin costs at a time; undefined where it is not listed then. */
export const priceAt = ({ listed }: Prices, skinId: string, time: number): number | undefined =>
  listed.get(skinId)?.findLast(({ from }) => from <= time)?.price;

/** What an audit follows to know prices. */
export const followPrices = <Own, Shop extends { readonly prices: Prices }>(): readonly Follow<
  Own,
  Shop
>[] => [
  follow(SkinListed, ({ command }, { skinId, price, from }, { shop: { prices } }: OwnBooks<Own, Shop>) => {
    // Where that is not told, it counts at once, and what was before does not matter.
    const before = from === 0 ? [] : (prices.listed.get(skinId) ?? []);
    prices.listed.set(skinId, [...before, { from, command, price }]);
    return undefined;
  }),
  follow(ChangeApproved, ({ stream, command }, { proposalId }, { shop: { prices } }: OwnBooks<Own, Shop>) => {
    prices.approvals.set(`${stream} ${proposalId}`, command);
    return undefined;
  }),
  follow(ChangeStopped, ({ stream }, { proposalId }, { shop: { prices } }: OwnBooks<Own, Shop>) => {
    const approved = prices.approvals.get(`${stream} ${proposalId}`);
    for (const [skinId, listed] of prices.listed)
      prices.listed.set(
        skinId,
        listed.filter(({ command }) => command !== approved),
      );
    return undefined;
  }),
];
