export { type Game, createGame } from './game.ts';
export { type Played, play } from './play.ts';
