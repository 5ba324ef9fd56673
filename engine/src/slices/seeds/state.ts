import { type Fold, type Reveal, foldOf, invariant, on, onMeasure } from '../../kernel/index.ts';
import { SeedChainCommitted, SeedChainVoided, UserSeedSet } from './events.ts';

/** A committed chain and its progress. */
export interface SeedChain {
  readonly chainId: number;
  readonly anchor: string;
  readonly length: number;
  /** number of revealed seeds */
  readonly used: number;
  /** hash of the next seed: the last revealed seed, or the anchor */
  readonly commitment: string;
  /** whether a user seed was set after the anchor was logged: required for play */
  readonly armed: boolean;
}

export interface Seeds {
  readonly userSeed: string | undefined;
  readonly current: SeedChain | undefined;
  /** the next chain, committed before the current one ends */
  readonly next: SeedChain | undefined;
  /** first chain of each epoch after the first, the oldest first; undefined if all are of the first */
  readonly epochs: readonly { readonly epoch: number; readonly firstChain: number }[] | undefined;
}

/** Epoch of chains in a log in which no epoch was opened. */
const FIRST_EPOCH = 1;

const arm = (chain: SeedChain | undefined) => chain && { ...chain, armed: true };

/** Folds a player's seeds: every event that measures a reveal uses one. */
export const seeds: Fold<Seeds> = foldOf<Seeds>(
  { userSeed: undefined, current: undefined, next: undefined, epochs: undefined },
  [
    on(SeedChainCommitted, (state, { chainId, epoch, anchor, length }) => {
      const chain = { chainId, anchor, length, used: 0, commitment: anchor, armed: false };
      const running = state.current !== undefined && state.current.used < state.current.length;
      const begun =
        (state.epochs?.at(-1)?.epoch ?? FIRST_EPOCH) === epoch
          ? state
          : { ...state, epochs: [...(state.epochs ?? []), { epoch, firstChain: chainId }] };
      return running ? { ...begun, next: chain } : { ...begun, current: chain };
    }),
    on(SeedChainVoided, ({ current, next, ...state }, { chainId }) => ({
      ...state,
      current: current?.chainId === chainId ? undefined : current,
      next: next?.chainId === chainId ? undefined : next,
    })),
    on(UserSeedSet, ({ current, next, epochs }, { userSeed }) => ({
      epochs,
      userSeed,
      current: arm(current),
      next: arm(next),
    })),
    onMeasure('reveal', advance),
  ],
);

function advance(state: Seeds, { chainId, index, serverSeed }: Reveal): Seeds {
  const { current, next } = state;
  invariant(current?.chainId === chainId && index === current.used + 1, 'seeds are revealed in order');
  const { anchor, length, armed } = current;
  const { userSeed, epochs } = state;
  return index === length && next !== undefined
    ? { userSeed, current: next, next: undefined, epochs }
    : {
        userSeed,
        current: { chainId, anchor, length, used: index, commitment: serverSeed, armed },
        next,
        epochs,
      };
}

/** Returns the epoch in which a chain of the player was committed. */
export const epochOfChain = ({ epochs }: Seeds, chainId: number): number =>
  epochs?.findLast(({ firstChain }) => firstChain <= chainId)?.epoch ?? FIRST_EPOCH;

/** Returns whether a chain has unused seeds and is of another epoch than the current one: it is void. */
const isStale = (seeds: Seeds, chain: SeedChain | undefined, epoch: number): chain is SeedChain =>
  chain !== undefined && chain.used < chain.length && epochOfChain(seeds, chain.chainId) !== epoch;

/** Returns whether any chain is void in an epoch. */
export const hasStaleChains = (seeds: Seeds, epoch: number): boolean =>
  isStale(seeds, seeds.current, epoch) || isStale(seeds, seeds.next, epoch);

/** Returns the chains that are void in an epoch. */
export const staleChains = (seeds: Seeds, epoch: number): readonly SeedChain[] =>
  [seeds.current, seeds.next].filter((chain) => isStale(seeds, chain, epoch));
