import type { ApiSlice } from '../slice/slice.ts';
import { refusals } from './refusals.ts';

/** Players’ gems. */
export const wallet = {
  name: 'wallet',
  refusals,
  contract: { none: 'a balance stands with the player, and in each answer' },
  calls: { none: 'a balance stands with the player, and in each answer' },
  views: { none: 'in the list of projections for now' },
  admin: { none: 'in the operators’ own list for now' },
} satisfies ApiSlice;
