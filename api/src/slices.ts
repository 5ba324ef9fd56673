// The slices of the service: a line each.
export { accounts } from './accounts/index.ts';
export { bag } from './bag/index.ts';
export { boxes } from './boxes/index.ts';
export { catalogue } from './catalogue/index.ts';
export { editions } from './editions/index.ts';
export { epochs } from './epochs/index.ts';
export { health } from './health/index.ts';
export { home } from './home/index.ts';
export { operators } from './operators/index.ts';
export { rules } from './rules/index.ts';
export { security } from './security/index.ts';
export { seeds } from './seeds/index.ts';
export { settings } from './settings/index.ts';
export { wallet } from './wallet/index.ts';
