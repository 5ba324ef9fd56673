// Whose secret a master secret is: held against the log that it has to belong to.
export { secretOfLog, secretToServe } from './secret-of-log.ts';
export { firstChain } from './traces.ts';
