export { addServe } from './serve.ts';
