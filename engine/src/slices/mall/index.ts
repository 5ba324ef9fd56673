// Skins for gems, at published prices.
import { defineSlice } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { buySkin } from './buy-skin.ts';
import { STORE_PRICES, events, measures } from './events.ts';

export { STORE_PRICES, SkinPurchased, type StorePrices } from './events.ts';
export { isSold, listedAtMost, storePriceOf } from './price.ts';
export {
  type BuySkin,
  type BuySkinContext,
  type BuySkinRejection,
  type BuySkinReply,
  buySkin,
} from './buy-skin.ts';

export const mall = defineSlice({
  name: 'mall',
  events,
  player: { none: 'what was bought is in the bag' },
  streams: {},
  commands: { 'buy-skin': buySkin },
  measures,
  rules: [STORE_PRICES],
  audit,
});
