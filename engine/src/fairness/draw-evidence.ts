import { type BeaconChain, type BeaconRound, independentChain } from './beacon-rounds.ts';
import type { DrawEntry, InclusionProof } from './draw-entries.ts';

/** An entry that was drawn, and its proof under the root. */
export interface DrawnEntry extends DrawEntry {
  readonly proof: InclusionProof;
}

/** All that decides a public draw, as whoever holds it tells it (docs/fairness.md, section 12). Times in milliseconds since 1970. */
export interface DrawEvidence {
  readonly draw: string;
  readonly source:
    | {
        readonly kind: 'beacon';
        readonly chain: Pick<BeaconChain, 'hash'>;
        readonly round: number;
        readonly time: number;
      }
    | { readonly kind: 'house'; readonly commitment: string };
  readonly closesAt: number;
  readonly frozen: { readonly count: number; readonly root: string; readonly time: number } | null;
  readonly sealed: { readonly note: string; readonly time: number } | null;
  readonly round: BeaconRound | null;
  readonly seed: string | null;
  readonly drawn: number | null;
  /** how many are to win */
  readonly prizes: number;
  readonly winners: readonly DrawnEntry[];
  readonly reserves: readonly DrawnEntry[];
  /** prizes whose winner has no account any more, in order: the next reserve has them, or nobody */
  readonly passed: readonly { readonly rank: number; readonly from: number; readonly to: number | null }[];
  readonly voided: { readonly reason: string; readonly time: number } | null;
}

/** What whoever checks has besides the evidence; what is missing is not checked. */
export interface DrawWitness {
  /** whether the chain's key has signed a round */
  readonly isSigned?: (chain: BeaconChain, round: BeaconRound) => boolean;
  /** all entries, in their order */
  readonly entries?: Iterable<DrawEntry>;
  /** the root that was seen before the round came out */
  readonly rootBefore?: string;
  /** whether the log's key has signed a note */
  readonly isNoteSigned?: (note: string) => boolean;
  /** the fixed round, as the beacon itself has it */
  readonly roundNow?: BeaconRound;
  /** who has each prize now, by rank, and whether it is in their bag */
  readonly prizes?: readonly {
    readonly rank: number;
    readonly entrant: string | null;
    readonly given: boolean;
  }[];
}

/** holds: it was worked out again; fails: it came out otherwise; open: nothing to check it with, or it has not happened. */
export type DrawStepState = 'holds' | 'fails' | 'open';

export const DRAW_STEPS = [
  'fixed',
  'entries',
  'frozen',
  'seen',
  'signed',
  'round',
  'order',
  'proofs',
  'prizes',
  'void',
] as const;
export type DrawStepId = (typeof DRAW_STEPS)[number];

export interface DrawStep {
  readonly id: DrawStepId;
  readonly state: DrawStepState;
  /** what was found, in English, for people who look closer; empty where there is nothing to say */
  readonly says: string;
}

/** Between a close and its round: entrants can fetch the frozen root before anybody knows the round. */
export const FREEZE_MS = 30_000;

/** Whether the shop, or whoever entered last, could have steered a draw: no independent beacon stands behind it. */
export const isSteerable = ({ source }: Pick<DrawEvidence, 'source'>): boolean =>
  source.kind === 'house' || independentChain(source.chain.hash) === undefined;
