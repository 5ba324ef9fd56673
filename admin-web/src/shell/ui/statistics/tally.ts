import type { ReactNode } from 'react';
import type { Fact } from '../Facts';

/** What was observed of a return, with its 95 % confidence band. */
export interface Observed {
  readonly rtp: number;
  readonly low: number;
  readonly high: number;
}

/** A return as it was published, and as it was observed if it ever was. */
export interface Return {
  readonly name: string;
  readonly published: number;
  readonly plays: number;
  readonly observed: Observed | null;
}

/** What all plays came to, under whatever rules each was. Gems where the service tells them. */
export interface Totals {
  readonly plays: number;
  readonly staked?: number;
  readonly returned?: number;
  /** by the rules that are in force */
  readonly published: number;
  /** by the rules of each play; null without one, as the two below */
  readonly promised: number | null;
  readonly observed: Observed | null;
  /** in standard deviations, between what was promised and observed */
  readonly deviation: number | null;
}

export interface ChiSquareTest {
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
  /** outcomes that were counted together */
  readonly pooled: number;
}

/** How often an outcome came, and how often its tickets say. */
export interface Outcome {
  readonly key: string;
  readonly name: string;
  readonly probability: number;
  readonly observed: number;
  readonly expected: number;
}

/** A version of a game's published rules, and what came of it. */
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
  /** what this game publishes besides */
  readonly facts?: readonly Fact[];
  readonly odds?: ReactNode;
  /** where the odds are tickets; no test before there were plays enough */
  readonly outcomes?: { readonly test: ChiSquareTest | null; readonly rows: readonly Outcome[] };
}

/** An observed return and its band, which the service tells side by side, as one. */
export const observedOf = (
  rtp: number | null,
  band: { readonly low: number; readonly high: number } | null,
): Observed | null => (rtp === null || band === null ? null : { rtp, ...band });
