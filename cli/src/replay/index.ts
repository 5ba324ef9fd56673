export { addReplay } from './replay.ts';
