// What public draws need beside the event loop (docs/fairness.md, section 12).
export { proveEntries } from './prove-entries.ts';
