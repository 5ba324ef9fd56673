export { accountSums } from './views.ts';
