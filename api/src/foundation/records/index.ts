// A player's plays of a game by page, and the events at a time or place in the log.
export { type LoggedAt, eventAt } from './event-at.ts';
export { eventsAt } from './events-at.ts';
export { LatestOf } from './latest.ts';
export { NEWEST_PLAYED, type RecordPage, type RecordPart, recordPages } from './record-pages.ts';
