export { ask, askFile, commandKey, get, post } from './ask';
export { Refused } from './failures';
export { queries, stale } from './queries';
