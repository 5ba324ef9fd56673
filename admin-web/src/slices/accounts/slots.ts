import type { Slot } from '../../shell/socket/slice';

/** On a player's page, below the account data; the record is a `PlayerRecord`. */
export const playerPanels: Slot = { name: 'player' };
