import type { ApiSlice } from '../../shop/slice.ts';
import { refusals } from './refusals.ts';

/** A player's file for operators: state at a time, sessions, notes, export. */
export const dossier = {
  name: 'dossier',
  refusals,
  contract: () => import('./contract.ts'),
  calls: () => import('./calls.ts'),
  views: { none: 'the folded stream, and what lies beside the log, are at hand' },
  steps: { none: 'no flow of its own' },
  admin: { none: 'players are listed by accounts' },
} satisfies ApiSlice;
