import type { Amount } from '../../kernel/index.ts';
import type { FragmentExchange } from './events.ts';

/** Returns the most that one fragment brings in the exchange, in whole 1/10,000 gem, rounded up; 0 while it is closed. */
export const fragmentWorth = (
  { open, offers }: FragmentExchange,
  priceOf: (skinId: string) => Amount | undefined,
): Amount =>
  open
    ? Math.max(0, ...offers.map(({ skinId, fragments }) => Math.ceil((priceOf(skinId) ?? 0) / fragments)))
    : 0;
