/** Deeds are read off the events of other slices, which say what they are: there are none of its own. */
export const measures = [];

/** The event types of the slice, for its definition and its audit. */
export const events = {};
