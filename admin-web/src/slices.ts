// A line a slice: all that the rest of the console knows of it.
export { accounts } from './accounts';
export { bag } from './bag';
export { boxes } from './boxes';
export { catalogue } from './catalogue';
export { health } from './health';
export { operators } from './operators';
export { security } from './security';
export { seeds } from './seeds';
export { settings } from './settings';
