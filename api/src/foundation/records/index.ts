// A player's plays of a game, page by page, and what stands in the log at a time or a place.
export { type LoggedAt, eventAt } from './event-at.ts';
export { eventsAt } from './events-at.ts';
export { LatestOf } from './latest.ts';
export { NEWEST_PLAYED, type RecordPage, type RecordPart, recordPages } from './record-pages.ts';
