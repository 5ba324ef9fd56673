export { type Endpoint, type Request, ask, commandKey, get, post } from './ask';
export { serverNow, useServerNow } from './clock';
export { Refused, Unreachable, wasCancelled } from './failures';
export { cancelReads, kept, queries, stale } from './queries';
