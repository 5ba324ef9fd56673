import { type AnyEvent, type Command, accepted, invariant } from '../../kernel/index.ts';
import { type DrawContext, chainCommitted } from './draw-seeds.ts';
import { SeedChainVoided } from './events.ts';
import { type SeedChain, type Seeds, epochOfChain, staleChains } from './state.ts';

export interface RenewChains {
  /** the current one */
  readonly epoch: number;
}

type Context = Pick<DrawContext, 'playerId' | 'secrets' | 'hash'>;

/** Voids the rest of a player's chains of earlier epochs, and commits a new one. Writes nothing if there are none. */
export const renewChains: Command<{ seeds: Seeds }, RenewChains, Context, never, RenewChains> = {
  name: 'renew-chains',
  decide({ seeds }, { epoch }, context) {
    invariant(epoch === context.secrets.epoch, 'chains are renewed in the epoch that is open');
    const stale = staleChains(seeds, epoch);
    const newest = stale.at(-1);
    if (newest === undefined) return accepted();
    return accepted(
      ...stale.map((chain) => voided(chain, epochOfChain(seeds, chain.chainId), context)),
      chainCommitted(newest.chainId + 1, context),
    );
  },
  reply: (_events, input) => input,
};

/** @throws InvariantBroken if the last seed does not hash to the chain's commitment */
function voided(
  { chainId, used, length, commitment }: SeedChain,
  committedIn: number,
  { playerId, secrets, hash }: Context,
): AnyEvent {
  const lastSeed = secrets.lastSeed(playerId, chainId, committedIn);
  let seed = lastSeed;
  for (let index = length; index > used; index -= 1) seed = hash(seed);
  invariant(seed === commitment, 'the last seed of a chain hashes to its commitment');
  return SeedChainVoided.of({ chainId, epoch: secrets.epoch, used, lastSeed });
}
