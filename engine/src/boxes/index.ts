// Opening boxes.
import { defineSlice } from '../kernel/index.ts';
import { audit } from './audit.ts';
import { BoxOpened, measures } from './events.ts';
import { openBox } from './open-box.ts';

export { BoxOpened } from './events.ts';
export {
  MAX_OPENS,
  type OpenBox,
  type OpenBoxContext,
  type OpenBoxRejection,
  type OpenBoxReply,
  openBox,
} from './open-box.ts';

export const boxes = defineSlice({
  name: 'boxes',
  events: { BoxOpened },
  player: { none: 'what came of an open is in the wallet, the bag and the seeds' },
  streams: {},
  commands: { 'open-box': openBox },
  measures,
  rules: [],
  audit,
});
