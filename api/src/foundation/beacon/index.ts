// Public randomness beacons (docs/fairness.md, section 12): drand's, and a local one for development.
export { type Beacon, BeaconFailed } from './beacon.ts';
export { BeaconDesk, type BeaconStanding, type FixedOn } from './beacon-desk.ts';
export { beaconsAtHand, drandBeacon } from './beacon-at-hand.ts';
export { type BeaconChoice, DRAND_RELAYS, beaconChoiceOf } from './beacon-settings.ts';
export { Curve } from './curve.ts';
export { entriesTold, roomTold } from './draw-shape.ts';
