// Custody: checks that a master secret belongs to the log.
export { secretOfLog, secretToServe } from './secret-of-log.ts';
export { firstChain } from './traces.ts';
