export { NewerLog } from './begin-log.ts';
export { type Game, type GameStreams, createGame, gameOf } from './game.ts';
export { type Played, play } from './play.ts';
