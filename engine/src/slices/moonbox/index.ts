// The moon box: a player's moon chooses the published version that an opening draws from.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { MOON_BOX, events, measures } from './events.ts';
import { moonboxFold } from './state.ts';

export { MOON_BOX, MoonPhaseMoved, type MoonTerms } from './events.ts';
export { type Moonbox, moonOf } from './state.ts';
export {
  type ChoosePhase,
  type ChoosePhaseContext,
  type ChoosePhaseRejection,
  chosenPhase,
  moonVersions,
} from './choose-phase.ts';

export const moonbox = defineSlice({
  name: 'moonbox',
  events,
  player: playerPart(moonboxFold),
  streams: {},
  // The opening is a command of the boxes, as the draw is theirs.
  commands: {},
  measures,
  rules: [MOON_BOX],
  audit,
});
