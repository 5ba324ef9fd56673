// The rules and event versions that bind a log, from which position on (design, section 3).
import { defineSlice, defineStream } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events } from './events.ts';
import { openEdition } from './open-edition.ts';
import { edition } from './state.ts';

export { EditionOpened } from './events.ts';
export { EDITION } from '../../kernel/index.ts';
export { EDITION_STREAM, FIRST_EDITION, type Edition } from './state.ts';
export { openEdition } from './open-edition.ts';

export const editions = defineSlice({
  name: 'editions',
  events,
  player: { none: 'an edition is of the whole log' },
  streams: { edition: defineStream({ fold: edition, id: /^log$/ }) },
  commands: { 'open-edition': openEdition },
  measures: [],
  rules: [],
  audit,
});
