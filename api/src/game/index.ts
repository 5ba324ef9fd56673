export { NewerLog } from './begin-log.ts';
export { type GameStreams } from './game-streams.ts';
export { type Game, createGame, gameOf } from './game.ts';
export { type Played, play } from './play.ts';
