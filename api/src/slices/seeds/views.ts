import { UserSeedSet } from '@skins/engine/seeds';
import type { Projection } from '../../foundation/projections/projection.ts';
import { playRecords } from '../../foundation/records/play-records.ts';

/** Name of the table of user seed changes. */
export const CHANGES = 'user_seed_change';

/** Positions of each player's user seed changes in the log. */
export const views: readonly Projection[] = [
  playRecords({ name: 'user-seed-changes', version: 3, table: CHANGES, play: UserSeedSet }),
];
