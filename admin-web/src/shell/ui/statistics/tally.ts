import type { ReactNode } from 'react';
import type { Fact } from '../Facts';

/** An observed return with its 95 % confidence band. */
export interface Observed {
  readonly rtp: number;
  readonly low: number;
  readonly high: number;
}

/** A published return, with the observed one if there is any. */
export interface Return {
  readonly name: string;
  readonly published: number;
  readonly plays: number;
  readonly observed: Observed | null;
}

/** Totals of all plays under any version of the rules. Gems are present if the server sends them. */
export interface Totals {
  readonly plays: number;
  readonly staked?: number;
  readonly returned?: number;
  /** by the rules in force */
  readonly published: number;
  /** by the rules of each play; null without plays, like the two below */
  readonly promised: number | null;
  readonly observed: Observed | null;
  /** in standard deviations, between the promised and the observed return */
  readonly deviation: number | null;
}

export interface ChiSquareTest {
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
  /** number of outcomes that were pooled */
  readonly pooled: number;
}

/** An outcome's observed count, and the expected one by its tickets. */
export interface Outcome {
  readonly key: string;
  readonly name: string;
  readonly probability: number;
  readonly observed: number;
  readonly expected: number;
}

/** A version of a game's published rules with its results. */
export interface RulesVersion {
  readonly hash: string;
  readonly version: number;
  readonly publishedAt: number;
  readonly published: number;
  readonly exact: { readonly numerator: string; readonly denominator: string };
  /** standard deviation of one play's return */
  readonly spread: number;
  readonly plays: number;
  readonly staked?: number;
  readonly returned?: number;
  readonly observed: Observed | null;
  /** further published facts of this game */
  readonly facts?: readonly Fact[];
  readonly odds?: ReactNode;
  /** present if the odds are tickets; the test is null until there are enough plays */
  readonly outcomes?: { readonly test: ChiSquareTest | null; readonly rows: readonly Outcome[] };
}

/** Combines an observed return and its band, which the server sends separately. */
export const observedOf = (
  rtp: number | null,
  band: { readonly low: number; readonly high: number } | null,
): Observed | null => (rtp === null || band === null ? null : { rtp, ...band });
