// A player's plays of a game, page by page.
export { type RecordPage, type RecordPart, recordPages } from './record-pages.ts';
export { type LoggedAt, eventAt } from './event-at.ts';
