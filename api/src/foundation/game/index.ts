export { openEpoch } from './open-epoch.ts';
export { renewSeedChains } from './renew-seed-chains.ts';
export type { Game } from './game.ts';
export { heldUntilMatched } from './held-until-matched.ts';
export { type GameOptions, createGame, gameOf } from './open-game.ts';
export { houseTimeNow, today } from './house-day.ts';
export { type Played, demandRoom, runCommand } from './run-command.ts';
export type { RefusalDetail } from './refusal-detail.ts';
export { approve, drop, propose, stopChanges } from './settings.ts';
