// A player's page: what others see of it, and the published rules of titles.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { chooseProfile } from './choose-profile.ts';
import { TITLES, events } from './events.ts';
import { profileOfPlayer } from './state.ts';

export { NOTHING_SHOWN, ProfileChosen, Shown, TITLES, type TitleTerms } from './events.ts';
export { chooseProfile } from './choose-profile.ts';

export const profile = defineSlice({
  name: 'profile',
  events,
  player: playerPart(profileOfPlayer),
  streams: {},
  commands: { 'choose-profile': chooseProfile },
  measures: [],
  rules: [TITLES],
  audit,
});
