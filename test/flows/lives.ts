import { lives as battles } from '../battles/lives.ts';
import { lives as luckycard } from '../luckycard/lives.ts';
import { lives as rankings } from '../rankings/lives.ts';
import { lives as redpackets } from '../redpackets/lives.ts';
import { lives as wishes } from '../wishes/lives.ts';
import type { Life } from './life.ts';

const bySlice: readonly (readonly Life[])[] = [battles, wishes, luckycard, redpackets, rankings];

/** The lives of all slices. */
export const lives: readonly Life[] = bySlice.flat();

/** One life of each slice, in which most happens. */
export const fullLives: readonly Life[] = bySlice.flatMap((all) => all.slice(0, 1));
