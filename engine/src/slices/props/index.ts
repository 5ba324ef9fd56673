// Things that players hold beside gems and skins, and the rewards of activities.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { FRAGMENT_EXCHANGE, events } from './events.ts';
import { exchangeFragments } from './exchange-fragments.ts';
import { propsFold } from './state.ts';
import { unlockTrend } from './unlock-trend.ts';

export {
  FRAGMENT_EXCHANGE,
  type FragmentExchange,
  FragmentsExchanged,
  PropUsed,
  PropsGranted,
  TREND_MS,
  TrendUnlocked,
} from './events.ts';
export {
  type ExchangeFragments,
  type ExchangeFragmentsRejection,
  exchangeFragments,
} from './exchange-fragments.ts';
export { type UnlockTrendRejection, unlockTrend } from './unlock-trend.ts';
export { type Props, heldOf } from './state.ts';
export { fragmentWorth } from './fragment-worth.ts';
export { type RewardContext, rewarded } from './rewarded.ts';
export {
  type HeldStake,
  type Stake,
  type StakeMissing,
  gemsReserved,
  propReserved,
  released,
  settled,
  stakeAt,
  withoutStake,
} from './held-stake.ts';

export const props = defineSlice({
  name: 'props',
  events,
  player: playerPart(propsFold),
  streams: {},
  commands: { 'unlock-trend': unlockTrend, 'exchange-fragments': exchangeFragments },
  measures: [],
  rules: [FRAGMENT_EXCHANGE],
  audit,
});
