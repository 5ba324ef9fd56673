export { openEpoch } from './open-epoch.ts';
export { renewSeedChains } from './renew-seed-chains.ts';
export { type Game, createGame, gameOf } from './game.ts';
export { houseTimeNow, today } from './house-day.ts';
export { type Played, demandRoom, play } from './play.ts';
export { approve, drop, propose, stopChanges } from './settings.ts';
