// VIP levels, reached by buying gems, and their bonuses.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { claimVipBonus } from './claim-vip-bonus.ts';
import { VIP_TABLE, events } from './events.ts';
import { vip as fold } from './state.ts';

export {
  RATE_UNITS,
  VIP_LEVEL_MAX,
  VIP_TABLE,
  VipBonusClaimed,
  type VipLevel,
  type VipTable,
} from './events.ts';
export { type Quarter, type Vip } from './state.ts';
export {
  type VipStanding,
  bonusInForce,
  bonusRateOf,
  levelAt,
  levelInForce,
  levelOf,
  nextBonus,
  standingOf,
} from './standing.ts';
export {
  type ClaimVipBonus,
  type ClaimVipBonusContext,
  type ClaimVipBonusRejection,
  type ClaimVipBonusReply,
  claimVipBonus,
} from './claim-vip-bonus.ts';

export const vip = defineSlice({
  name: 'vip',
  events,
  player: playerPart(fold),
  streams: {},
  commands: { 'claim-vip-bonus': claimVipBonus },
  measures: [],
  rules: [VIP_TABLE],
  audit,
});
