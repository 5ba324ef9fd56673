// What players do that tasks, boards and rooms ask for: counts by quarter hour, of whichever slices' events.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events, measures } from './events.ts';
import { deedsFold } from './state.ts';

export { type Deeds, done } from './state.ts';

export const deeds = defineSlice({
  name: 'deeds',
  events,
  player: playerPart(deedsFold),
  streams: {},
  commands: {},
  measures,
  rules: [],
  audit,
});
