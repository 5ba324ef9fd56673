// Signatures of a public beacon (BLS12-381); docs/fairness.md, section 12. Separate, as the curve is slow to load.
export { beaconPublicKey, beaconSecret, isSignedRound, signRound } from './signed-round.ts';
