// Deeds that tasks, boards and rooms ask for, counted by quarter hour from any slice's events.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events, measures } from './events.ts';
import { deedsFold } from './state.ts';

export { type Deeds, amountsByDay, done } from './state.ts';

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
