// Fairness version v1 (docs/fairness.md). Browsers verify with this same code: it is pure, and depends only on SHA-256.
export { type Sha256Hex, sha256Hex } from './sha256.ts';
export {
  LAST_TICKET,
  TICKETS,
  type Roll,
  isServerSeed,
  isUserSeed,
  numberOf,
  numberText,
  rollOf,
  ticketOf,
} from './roll.ts';
export { type Fraction, type TicketRange, itemAt, probabilityOf, reduced } from './tickets.ts';
export { type PricedOdds, versionHashOf } from './version-hash.ts';
export { rulesHashOf } from './rules-hash.ts';
export { changeHashOf, settingHashOf } from './change-hash.ts';
export {
  type QuotedUpgrade,
  type UpgradeFees,
  type UpgradeOdds,
  upgradeOddsOf,
  upgradeQuoteOf,
} from './upgrade.ts';
export {
  type DrawOrder,
  type HmacSha256Hex,
  type PublicDraw,
  drawOrder,
  drawText,
  hmacSha256Hex,
} from './public-draw.ts';
export {
  type DrawEntry,
  type InclusionProof,
  entriesRoot,
  entryText,
  inclusionProof,
  inclusionProofs,
  isIncluded,
  proofsOver,
} from './draw-entries.ts';
export {
  type BeaconChain,
  type BeaconRound,
  QUICKNET,
  independentChain,
  randomnessOf,
  roundAt,
  timeOfRound,
} from './beacon-rounds.ts';
export { chainHashOf } from './chain-hash.ts';
export {
  DRAW_STEPS,
  type DrawEvidence,
  type DrawStep,
  type DrawStepId,
  type DrawStepState,
  type DrawWitness,
  type DrawnEntry,
  FREEZE_MS,
  isSteerable,
} from './draw-evidence.ts';
export { checkDraw } from './check-draw.ts';
