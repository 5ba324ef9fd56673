/** Returns the log position at the start of a row's id. */
export const placeOf = (id: string): string => String(Number.parseInt(id, 10));
