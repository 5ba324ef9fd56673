export { type Game, createGame } from './game.ts';
