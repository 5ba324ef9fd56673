// Extra drops: a second number of an open's roll may bring an item or a prop, by a published table.
import { defineSlice } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { EXTRA_DROPS, events } from './events.ts';

export {
  DROP_TYPES,
  DropTable,
  type DropType,
  type DrawnDrop,
  type DropRow,
  EXTRA_DROPS,
  type ExtraDrops,
  type GivenDrop,
} from './events.ts';
export { type DropTerms, drawnDrop, extraOf } from './drawn-drop.ts';
export { dropWorthOf } from './worth.ts';

export const drops = defineSlice({
  name: 'drops',
  events,
  player: { none: 'a drop is part of its open, and what it brings is in the bag' },
  streams: {},
  commands: {},
  measures: [],
  rules: [EXTRA_DROPS],
  audit,
});
