// Every slice of the engine. A slice is one line here.
export { accounts } from './accounts/index.ts';
export { adjustments } from './adjustments/index.ts';
export { bag } from './bag/index.ts';
export { boxes } from './boxes/index.ts';
export { catalogue } from './catalogue/index.ts';
export { editions } from './editions/index.ts';
export { epochs } from './epochs/index.ts';
export { erasure } from './erasure/index.ts';
export { identity } from './identity/index.ts';
export { operators } from './operators/index.ts';
export { rules } from './rules/index.ts';
export { seeds } from './seeds/index.ts';
export { standing } from './standing/index.ts';
export { stops } from './stops/index.ts';
export { wallet } from './wallet/index.ts';
