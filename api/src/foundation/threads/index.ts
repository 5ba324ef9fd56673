// What the service, the store and the auditor run beside the event loop.
export { startThread } from './start-thread.ts';
export { stepBehindPlays } from './step-behind-plays.ts';
