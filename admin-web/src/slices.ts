// A line a slice: all that the rest of the console knows of it.
export { accounts } from './accounts';
export { adjustments } from './adjustments';
export { bag } from './bag';
export { boxes } from './boxes';
export { catalogue } from './catalogue';
export { dossier } from './dossier';
export { health } from './health';
export { limits } from './limits';
export { operators } from './operators';
export { payments } from './payments';
export { retrievals } from './retrievals';
export { security } from './security';
export { seeds } from './seeds';
export { settings } from './settings';
export { standing } from './standing';
export { stops } from './stops';
export { vip } from './vip';
