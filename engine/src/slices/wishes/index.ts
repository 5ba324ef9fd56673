// Wishes: many players pay for one skin in equal shares, and a public draw says who gets it.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { buyShares } from './buy-shares.ts';
import { drawWish } from './draw-wish.ts';
import { endPlanting } from './end-planting.ts';
import { endWish } from './end-wish.ts';
import { WishPlanted, events, measures } from './events.ts';
import { expireWish } from './expire-wish.ts';
import { nextActions as wishActions } from './flow.ts';
import { plantAskedWish } from './plant-asked-wish.ts';
import { plantHouseWish } from './plant-house-wish.ts';
import { plantWish } from './plant-wish.ts';
import { wishes as fold, nextActions as stakeActions } from './player.ts';
import { releaseShares } from './release-shares.ts';
import { sealWish } from './seal-wish.ts';
import { sellShares } from './sell-shares.ts';
import { WISH_HOUSE, WISH_TERMS } from './settings/events.ts';
import { settleShares } from './settle-shares.ts';
import { wish } from './state.ts';
import { voidWish } from './void-wish.ts';

export * from './events.ts';
export { type HouseRules, WISH_HOUSE, WISH_TERMS, type WishRules } from './settings/events.ts';
export {
  NO_WISH,
  type SoldRun,
  type Wish,
  type WishPhase,
  sharesOwned,
  soldOf,
  wishPhaseOf,
} from './state.ts';
export { type Planting, type SharesStake, type Wishes, askingStep, sharesHeld } from './player.ts';
export { WISHES_PORT } from './flow.ts';
export {
  type PlantWishContext,
  type PlantWishRejection,
  type PlantingNow,
  plantWish,
  plantsOf,
} from './plant-wish.ts';
export { type BuySharesContext, type BuySharesRejection, PURCHASES_MAX, buyShares } from './buy-shares.ts';
export { plantAskedWish } from './plant-asked-wish.ts';
export { houseSkin, houseWishText, plantHouseWish } from './plant-house-wish.ts';
export { type SellShares, type SellSharesContext, type SharesNow, sellShares } from './sell-shares.ts';
export { sealWish } from './seal-wish.ts';
export { voidWish } from './void-wish.ts';
export { drawWish } from './draw-wish.ts';
export { expireWish } from './expire-wish.ts';
export { settleShares } from './settle-shares.ts';
export { releaseShares } from './release-shares.ts';
export { endPlanting } from './end-planting.ts';
export { endWish } from './end-wish.ts';

export const wishes = defineSlice({
  name: 'wishes',
  events,
  player: playerPart(fold, { nextActions: stakeActions }),
  streams: {
    wish: defineStream({
      fold: wish,
      id: /^[0-9a-f]{12}$/,
      begins: WishPlanted,
      nextActions: wishActions,
    }),
  },
  commands: {
    'plant-wish': plantWish,
    'buy-shares': buyShares,
    'plant-asked-wish': plantAskedWish,
    'plant-house-wish': plantHouseWish,
    'sell-shares': sellShares,
    'expire-wish': expireWish,
    'seal-wish': sealWish,
    'void-wish': voidWish,
    'draw-wish': drawWish,
    'settle-shares': settleShares,
    'release-shares': releaseShares,
    'end-planting': endPlanting,
    'end-wish': endWish,
  },
  measures,
  rules: [WISH_TERMS, WISH_HOUSE],
  audit,
});
