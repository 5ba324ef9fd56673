// Opening boxes.
export { BoxOpened } from './events.ts';
export {
  MAX_OPENS,
  type OpenBox,
  type OpenBoxContext,
  type OpenBoxRejection,
  type OpenBoxReply,
  openBox,
} from './open-box.ts';
