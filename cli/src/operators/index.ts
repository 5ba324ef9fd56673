export { addOperators } from './operators.ts';
