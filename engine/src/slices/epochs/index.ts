// The restores of a log, and the names from which seeds derive after each (docs/fairness.md, section 8).
import { defineSlice, defineStream } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events } from './events.ts';
import { openEpoch } from './open-epoch.ts';
import { epochLog } from './state.ts';

export { EpochOpened } from './events.ts';
export { EPOCH_STREAM, type EpochReason, type Epochs, FIRST_EPOCH, NO_EPOCHS, nameOfEpoch } from './state.ts';
export { type OpenEpoch, type OpenEpochRejection, openEpoch } from './open-epoch.ts';

export const epochs = defineSlice({
  name: 'epochs',
  events,
  player: { none: 'an epoch is of the whole log' },
  streams: { epoch: defineStream({ fold: epochLog, id: /^log$/ }) },
  commands: { 'open-epoch': openEpoch },
  measures: [],
  rules: [],
  audit,
});
