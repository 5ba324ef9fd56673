export { addSimulate } from './simulate.ts';
