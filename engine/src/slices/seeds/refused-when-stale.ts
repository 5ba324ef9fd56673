import type { Guard } from '../../kernel/index.ts';
import type { SeedSecrets } from './secrets.ts';
import { type Seeds, hasStaleChains } from './state.ts';

/** The player's chains were of an earlier epoch. */
export type SeedsRenewed = { readonly code: 'seeds-renewed' };

/**
 * Every command of a player is refused where it meets chains of an earlier epoch, whatever it would do: it was sent before the chains
 * that follow were committed, so a user seed that derives from its id could be known to who made them.
 */
export const refusedWhenStale = (
  secrets: Pick<SeedSecrets, 'epoch'>,
): Guard<{ readonly seeds: Seeds }, SeedsRenewed> => ({
  before: ({ seeds }) => (hasStaleChains(seeds, secrets.epoch) ? { code: 'seeds-renewed' } : undefined),
});
