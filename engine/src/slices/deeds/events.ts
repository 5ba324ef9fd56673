/** Empty: deeds come from other slices' events, whose measures report them. */
export const measures = [];

/** The event types of the slice, for its definition and its audit. */
export const events = {};
