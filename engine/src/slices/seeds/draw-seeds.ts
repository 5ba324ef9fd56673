import { type Sha256Hex } from '../../fairness/index.ts';
import { type AnyEvent, type EventOf, type Moment, type Reveal, invariant } from '../../kernel/index.ts';
import { SeedChainCommitted, UserSeedSet } from './events.ts';
import type { SeedSecrets } from './secrets.ts';
import { type SeedChain, type Seeds, epochOfChain } from './state.ts';

export interface DrawContext extends Moment {
  readonly playerId: string;
  readonly commandId: string;
  readonly secrets: SeedSecrets;
  readonly hash: Sha256Hex;
}

/** Seeds of some rolls, and the events to write around them. */
export interface Draw {
  readonly before: readonly AnyEvent[];
  readonly reveals: readonly Reveal[];
  readonly after: readonly AnyEvent[];
}

/**
 * Returns the seeds of the next `count` rolls, in order. If a needed chain has no user seed set after its anchor, one is derived from
 * the command's id, which the client chose after the anchor was logged (docs/fairness.md, section 4).
 */
export function drawSeeds(seeds: Seeds, count: number, context: DrawContext): Draw {
  const chains = chainsFor(seeds, count);
  const { epoch } = context.secrets;
  invariant(
    chains.every(({ chainId }) => epochOfChain(seeds, chainId) === epoch),
    'no seed of an earlier epoch is rolled',
  );
  const before = armSeeds(seeds, count, context);
  const userSeed = before[0]?.data.userSeed ?? seeds.userSeed ?? userSeedOf(context);
  return {
    before,
    reveals: revealsOf(chains, count, userSeed, context),
    after: nextChain(seeds, chains, count, context),
  };
}

/** Returns the event that sets a user seed derived from the command, if the next `count` rolls need one; else none. */
export function armSeeds(
  seeds: Seeds,
  count: number,
  context: Pick<DrawContext, 'commandId' | 'hash'>,
): readonly EventOf<typeof UserSeedSet>[] {
  const armed = seeds.userSeed !== undefined && chainsFor(seeds, count).every((chain) => chain.armed);
  return armed ? [] : [UserSeedSet.of({ userSeed: userSeedOf(context), origin: 'command' })];
}

/** Derives a user seed from a command's id: 16 hex digits. */
export const userSeedOf = ({ commandId, hash }: Pick<DrawContext, 'commandId' | 'hash'>): string =>
  hash(`skins user seed v1\n${commandId}`).slice(0, 16);

function chainsFor({ current, next }: Seeds, count: number): SeedChain[] {
  invariant(current !== undefined, 'a player has a committed chain');
  if (count <= current.length - current.used) return [current];
  invariant(
    next !== undefined && next.length >= count,
    'the next chain is committed before the running one ends',
  );
  return [current, next];
}

/** Returns the next `count` reveals of the chains: each server seed hashes to the one before it. */
function revealsOf(
  chains: readonly SeedChain[],
  count: number,
  userSeed: string,
  { playerId, secrets, hash }: DrawContext,
): Reveal[] {
  const reveals: Reveal[] = [];
  for (const { chainId, used, length, commitment } of chains) {
    const last = Math.min(length, used + count - reveals.length);
    let before = commitment;
    for (let index = used + 1; index <= last; index += 1) {
      const serverSeed = secrets.seed(playerId, chainId, index);
      invariant(hash(serverSeed) === before, 'a server seed hashes to its commitment');
      before = serverSeed;
      reveals.push({ chainId, index, userSeed, serverSeed });
    }
  }
  return reveals;
}

/** Commits the next chain once half of the current one is used, in time for a fresh user seed. */
function nextChain(
  seeds: Seeds,
  chains: readonly SeedChain[],
  count: number,
  context: DrawContext,
): AnyEvent[] {
  const [first, second] = chains;
  invariant(first !== undefined, 'rolls need a chain');
  const running = second ?? first;
  const used = second === undefined ? first.used + count : count - (first.length - first.used);
  const followed = second === undefined && seeds.next !== undefined;
  if (followed || used * 2 < running.length) return [];
  return [chainCommitted(running.chainId + 1, context)];
}

/** Returns a new chain's commitment in the current epoch. */
export const chainCommitted = (
  chainId: number,
  { playerId, secrets }: Pick<DrawContext, 'playerId' | 'secrets'>,
): AnyEvent =>
  SeedChainCommitted.of({
    chainId,
    anchor: secrets.anchor(playerId, chainId),
    length: secrets.length,
    epoch: secrets.epoch,
  });
