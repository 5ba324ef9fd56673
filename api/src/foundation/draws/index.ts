// Work for public draws that runs off the event loop (docs/fairness.md, section 12).
export { proveEntries } from './prove-entries.ts';
export { CheckpointWait } from './checkpoint-wait.ts';
export { FreezeWatch } from './freeze-watch.ts';
export { type FreezeReading, sealFrozen } from './seal-frozen.ts';
