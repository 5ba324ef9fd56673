// Public randomness beacons (docs/fairness.md, section 12): drand's, and a local one for development.
export { BeaconDesk } from './beacon-desk.ts';
export { beaconsAtHand, drandBeacon } from './beacon-at-hand.ts';
export { DRAND_RELAYS, beaconChoiceOf } from './beacon-settings.ts';
export { Curve } from './curve.ts';
export { entriesTold, roomTold } from './draw-shape.ts';
