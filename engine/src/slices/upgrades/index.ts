// Upgrades: players stake items and gems for a more expensive skin.
import { defineSlice } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { UPGRADE_ODDS, events, measures } from './events.ts';
import { playUpgrade } from './play-upgrade.ts';

export {
  MAX_STAKED_ITEMS,
  SHARE_UNITS,
  UPGRADE_ODDS,
  UpgradeLost,
  UpgradePlayed,
  type UpgradeTerms,
} from './events.ts';
export { type UpgradeChoice, quoteUpgrade } from './quote-upgrade.ts';
export { type PlayUpgrade, type PlayUpgradeRejection, playUpgrade } from './play-upgrade.ts';

export const upgrades = defineSlice({
  name: 'upgrades',
  events,
  player: { none: 'an upgrade leaves nothing but what bag, wallet and seeds keep' },
  streams: {},
  commands: { 'play-upgrade': playUpgrade },
  measures,
  rules: [UPGRADE_ODDS],
  audit,
});
