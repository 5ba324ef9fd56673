export { addDemo } from './demo.ts';
export { beginWithDemonstration } from './fresh-folder.ts';
export { keepPlaying, paceOf } from './keep-playing.ts';
