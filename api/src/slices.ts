// The slices of the service: a line each.
export { accounts } from './accounts/index.ts';
export { bag } from './bag/index.ts';
export { boxes } from './boxes/index.ts';
export { catalogue } from './catalogue/index.ts';
export { home } from './home/index.ts';
export { seeds } from './seeds/index.ts';
export { wallet } from './wallet/index.ts';
