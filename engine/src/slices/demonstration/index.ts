// A shop that is played by simulated players, and says so for good.
import { defineSlice, defineStream } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events } from './events.ts';
import { openDemonstration } from './open-demonstration.ts';
import { demonstrationFold } from './state.ts';

export { DemonstrationOpened, type Simulated } from './events.ts';
export { DEMONSTRATION_STREAM, type Demonstration } from './state.ts';
export { openDemonstration } from './open-demonstration.ts';

export const demonstration = defineSlice({
  name: 'demonstration',
  events,
  player: { none: 'it is of the whole shop' },
  streams: { demonstration: defineStream({ fold: demonstrationFold, id: /^shop$/ }) },
  commands: { 'open-demonstration': openDemonstration },
  measures: [],
  rules: [],
  audit,
});
