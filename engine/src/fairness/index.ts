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
export { type DropRange, dropAt, dropNumberOf, dropRangesOf, dropTierOf } from './drop.ts';
export { versionHashOf } from './version-hash.ts';
export { agreementHashOf } from './agreement-hash.ts';
export { rulesHashOf } from './rules-hash.ts';
export { changeHashOf, settingHashOf } from './change-hash.ts';
export {
  type CardNumber,
  DECK_MAX,
  type DeckCards,
  type DeckTerms,
  cardAt,
  cardCount,
  cardNumber,
  cardPrice,
  cardsLeft,
  deckHash,
  worthLeft,
} from './card.ts';
export {
  type DeckEvidence,
  type DeckStep,
  type DeckStepId,
  type DeckTurn,
  type DeckWitness,
  checkDeck,
} from './check-deck.ts';
export { type MoonRun, moonRun, phaseAfter, topTickets } from './moon.ts';
export { type UpgradeOdds, upgradeOddsOf, upgradeQuoteOf } from './upgrade.ts';
export { BOUND_MAX, drawOrder, drawText, numberBelow } from './public-draw.ts';
export {
  type BattleDraw,
  type BattleGain,
  type BattleOutcome,
  type BattlePlay,
  type BattleRule,
  type BattleTerms,
  type Decider,
  battleLeaves,
  battleOutcome,
  battleRoot,
  battleTicketText,
  battleTickets,
  partyTotals,
  seatingOf,
} from './battle.ts';
export { type BattleEvidence, type BattleStep, type BattleStepId, checkBattle } from './check-battle.ts';
export {
  SHARES,
  type Run,
  type WishNumber,
  feeOf,
  luckyShare,
  sharePriceOf,
  sharesOf,
  wishNumbers,
  wishRoot,
} from './wish.ts';
export { type WishEvidence, type WishStep, type WishStepId, checkWish } from './check-wish.ts';
export {
  type PacketDraw,
  type PacketRow,
  amountAt,
  numberOfDigest,
  packetAmount,
  packetText,
} from './rain.ts';
export {
  RAIN_ROUND_BEFORE_MS,
  RAIN_SEAL_BEFORE_MS,
  type RainEvidence,
  type RainStep,
  type RainStepId,
  checkRain,
} from './check-rain.ts';
export {
  type DrawEntry,
  type InclusionProof,
  entriesRoot,
  entryText,
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
export { entrantOf } from './entrant.ts';
export { chainHashOf } from './chain-hash.ts';
export {
  type BeaconNow,
  FULL_ROUNDS_ABOVE,
  FULL_ROUND_AFTER_MS,
  FULL_SEAL_BEFORE_MS,
  fullRound,
} from './full-round.ts';
export { ceilingFor, fixedRound, isIndependent } from './fixed-round.ts';
export {
  type DrawEvidence,
  type DrawStep,
  type DrawStepId,
  type DrawWitness,
  FREEZE_MS,
  isSteerable,
} from './draw-evidence.ts';
export type { DrawStepState } from './draw-steps.ts';
export { checkDraw } from './check-draw.ts';
