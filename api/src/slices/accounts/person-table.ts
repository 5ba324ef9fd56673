/** Returns the word under which what is known of a player changes, so that an erasure finds all of it. */
export const aloneWith = (playerId: string): string => `person ${playerId}`;
