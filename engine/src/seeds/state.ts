import { type Fold, type Reveal, foldOf, invariant, on, onMeasure } from '../kernel/index.ts';
import { SeedChainCommitted, UserSeedSet } from './events.ts';

/** A committed chain and how far it is played. */
export interface SeedChain {
  readonly chainId: number;
  readonly anchor: string;
  readonly length: number;
  /** how many of its seeds are revealed */
  readonly used: number;
  /** what the next seed hashes to: the seed revealed last, or the anchor */
  readonly commitment: string;
  /** whether a user seed was set after the anchor was logged: only then may it be played */
  readonly armed: boolean;
}

export interface Seeds {
  readonly userSeed: string | undefined;
  readonly current: SeedChain | undefined;
  /** the chain that follows, committed before the running one ends */
  readonly next: SeedChain | undefined;
}

const arm = (chain: SeedChain | undefined) => chain && { ...chain, armed: true };

/** A player's seeds: every event that measures a reveal plays one. */
export const seeds: Fold<Seeds> = foldOf<Seeds>(
  { userSeed: undefined, current: undefined, next: undefined },
  [
    on(SeedChainCommitted, (state, { chainId, anchor, length }) => {
      const chain = { chainId, anchor, length, used: 0, commitment: anchor, armed: false };
      const running = state.current !== undefined && state.current.used < state.current.length;
      return running ? { ...state, next: chain } : { ...state, current: chain };
    }),
    on(UserSeedSet, ({ current, next }, { userSeed }) => ({
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
  const played = { ...current, used: index, commitment: serverSeed };
  return played.used === played.length && next !== undefined
    ? { ...state, current: next, next: undefined }
    : { ...state, current: played };
}
