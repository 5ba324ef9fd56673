import { type BeaconChain, type BeaconRound, independentChain } from './beacon-rounds.ts';
import type { DrawEntry, InclusionProof } from './draw-entries.ts';
import type { DrawStepState, SourceWitness } from './draw-steps.ts';

/** A drawn entry, with its proof under the root. */
export interface DrawnEntry extends DrawEntry {
  readonly proof: InclusionProof;
}

/**
 * All facts that decide a public draw, as stated by their holder (docs/fairness.md, section 12).
 * Times in milliseconds since 1970.
 */
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
  /** number of winners */
  readonly prizes: number;
  readonly winners: readonly DrawnEntry[];
  readonly reserves: readonly DrawnEntry[];
  /** prizes passed on because the winner's account is gone, in order; `to` is the next reserve, null for nobody */
  readonly passed: readonly { readonly rank: number; readonly from: number; readonly to: number | null }[];
  readonly voided: { readonly reason: string; readonly time: number } | null;
}

/** Facts that a verifier has besides the evidence. Steps without theirs stay unchecked. */
export interface DrawWitness extends SourceWitness {
  /** all entries in order */
  readonly entries?: Iterable<DrawEntry>;
  /** the present owner of each prize by rank, and whether it is in their bag */
  readonly prizes?: readonly {
    readonly rank: number;
    readonly entrant: string | null;
    readonly given: boolean;
  }[];
}

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
  /** the finding, in English, for readers who look closer; empty if there is none */
  readonly says: string;
}

/** Time between a close and its round, milliseconds: entrants can fetch the frozen root before anybody knows the round. */
export const FREEZE_MS = 30_000;

/** Tests whether the shop, or the last entrant, could have steered a draw, because it has no independent beacon. */
export const isSteerable = ({ source }: Pick<DrawEvidence, 'source'>): boolean =>
  source.kind === 'house' || independentChain(source.chain.hash) === undefined;
