// Limits on how often something may be tried or done, and by whom.
export { EndingMap } from './ending-map.ts';
export { Entrance, type Lane } from './entrance.ts';
export { Guesses } from './guesses.ts';
export { KnownDevices } from './known-devices.ts';
