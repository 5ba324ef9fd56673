import type { Slot } from '../../shell/socket/slice';

/** On a player's page, below what is known of the player; the record is a `PlayerRecord`. */
export const playerPanels: Slot = { name: 'player' };
