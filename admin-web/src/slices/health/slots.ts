import type { Slot } from '../../shell/socket/slice';

/** Figures at the top of the first page; the record is the shop's `Health`, here and below. */
export const overviewFigures: Slot = { name: 'overview-figures' };

/** Panels of the first page, between its figures and the lag of lists. */
export const overviewPanels: Slot = { name: 'overview' };

/** Action panels next to the plays chart. */
export const overviewSide: Slot = { name: 'overview-side' };
