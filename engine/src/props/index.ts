// What players hold beside gems and skins, and what activities give.
import { defineSlice, playerPart } from '../kernel/index.ts';
import { audit } from './audit.ts';
import { PropUsed, PropsGranted } from './events.ts';
import { propsFold } from './state.ts';

export { PropUsed, PropsGranted } from './events.ts';
export { type Props, heldOf } from './state.ts';
export { type RewardContext, rewarded } from './rewarded.ts';

export const props = defineSlice({
  name: 'props',
  events: { PropsGranted, PropUsed },
  player: playerPart(propsFold),
  streams: {},
  commands: {},
  measures: [],
  rules: [],
  audit,
});
