/** The position in the log that the id of a row begins with. */
export const placeOf = (id: string): string => String(Number.parseInt(id, 10));
