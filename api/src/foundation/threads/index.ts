// Threads of the service, the store and the auditor.
export { startThread } from './start-thread.ts';
export { stepBehindPlays } from './step-behind-plays.ts';
