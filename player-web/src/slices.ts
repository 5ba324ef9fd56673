// Every slice of the app. One more is one line here and its own folder.
export { accounts } from './accounts/index.ts';
export { bag } from './bag/index.ts';
export { boxes } from './boxes/index.ts';
export { fairness } from './fairness/index.ts';
export { hall } from './hall/index.ts';
export { home } from './home/index.ts';
export { identity } from './identity/index.ts';
export { limits } from './limits/index.ts';
export { payments } from './payments/index.ts';
export { seeds } from './seeds/index.ts';
export { settings } from './settings/index.ts';
export { trend } from './trend/index.ts';
export { upgrades } from './upgrades/index.ts';
export { vip } from './vip/index.ts';
export { wallet } from './wallet/index.ts';
