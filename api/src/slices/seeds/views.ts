import { UserSeedSet } from '@skins/engine/seeds';
import type { Projection } from '../../foundation/projections/projection.ts';
import { playRecords } from '../../foundation/records/play-records.ts';

/** Names the table of players' changes of their user seed. */
export const CHANGES = 'user_seed_change';

/** Where in the log each player's user seed was set. */
export const views: readonly Projection[] = [
  playRecords({ name: 'user-seed-changes', version: 3, table: CHANGES, play: UserSeedSet }),
];
