// Pages of lists over projections' tables, for players' records and operators' consoles.
export { type Cursor, cursorText } from './cursor.ts';
export { type Beginning, beginningAt, behind, nextOf, noPageEnd } from './page-end.ts';
export { List, type ListPage, type Query } from './list.ts';
