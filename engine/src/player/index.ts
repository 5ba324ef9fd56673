// Where slices come together: the player's stream and the codec of all events.
export { type Player, ROLLING, codec, player } from './state.ts';
