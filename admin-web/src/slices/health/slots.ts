import type { Slot } from '../../shell/socket/slice';

/** Figures at the head of the first page; the record is the `Health` of the shop, here and below. */
export const overviewFigures: Slot = { name: 'overview-figures' };

/** Parts of the first page, between its figures and how far the lists are. */
export const overviewPanels: Slot = { name: 'overview' };

/** Beside how much is played: what can be done about it. */
export const overviewSide: Slot = { name: 'overview-side' };
