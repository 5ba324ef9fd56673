// Limits on how often something may be tried or done, and by whom.
export { EndingMap } from './ending-map.ts';
export { type Entries, type EntriesOf, ownEntries } from './entries.ts';
export { Entrance, type Lane } from './entrance.ts';
export { GUESSED_MAX, Guesses } from './guesses.ts';
export { KnownDevices } from './known-devices.ts';
export { MinuteCounts } from './minute-counts.ts';
export { guardEntry, sharedEntries } from './shared-entries.ts';
