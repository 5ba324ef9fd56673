export { NewerLog } from './begin-log.ts';
export { openEpoch } from './open-epoch.ts';
export { renewSeedChains } from './renew-seed-chains.ts';
export { type GameStreams } from './game-streams.ts';
export { type Game, createGame, gameOf } from './game.ts';
export { houseTimeNow, today } from './house-day.ts';
export { type Played, demandRoom, play } from './play.ts';
export type { Scheduled } from './scheduled.ts';
export { approve, drop, propose, stopChanges } from './settings.ts';
