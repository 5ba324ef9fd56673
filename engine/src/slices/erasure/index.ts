// Players whose personal data was erased.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { erasePlayer } from './erase-player.ts';
import { events } from './events.ts';
import { erasure as fold } from './state.ts';

export { PlayerErased } from './events.ts';

export { type ErasureOpen, type ErasureOwed, erasePlayer } from './erase-player.ts';
export { type PlayerErasedRejection, refusedWhenErased } from './refused-when-erased.ts';

export const erasure = defineSlice({
  name: 'erasure',
  events,
  player: playerPart(fold),
  streams: {},
  commands: { 'erase-player': erasePlayer },
  measures: [],
  rules: [],
  audit,
});
