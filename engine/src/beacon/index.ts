// A public beacon's signatures (BLS12-381): apart, because the curve is heavy to load. docs/fairness.md, section 12.
export { beaconPublicKey, beaconSecret, isSignedRound, signRound } from './signed-round.ts';
