import type { Guard } from '../../kernel/index.ts';
import type { SeedSecrets } from './secrets.ts';
import { type Seeds, hasStaleChains } from './state.ts';

/** Rejection: the player's chains were of an earlier epoch. */
export type SeedsRenewed = { readonly code: 'seeds-renewed' };

/**
 * Refuses every command of a player with chains of an earlier epoch. The command was sent before the next chains were committed, so
 * a user seed derived from its id could be known to the party that generated them.
 */
export const refusedWhenStale = (
  secrets: Pick<SeedSecrets, 'epoch'>,
): Guard<{ readonly seeds: Seeds }, SeedsRenewed> => ({
  before: ({ seeds }) => (hasStaleChains(seeds, secrets.epoch) ? { code: 'seeds-renewed' } : undefined),
});
