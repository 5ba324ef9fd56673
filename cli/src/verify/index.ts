export { addVerify } from './verify.ts';
