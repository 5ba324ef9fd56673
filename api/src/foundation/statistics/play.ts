/** A play as statistics count it. Amounts in 1/10,000 gem. */
export interface Play {
  /** the played part of its game: a box, a choice */
  readonly subject: string;
  /** hash of the published rules by which it was played */
  readonly rules: string;
  /** the result */
  readonly outcome: string;
  readonly staked: number;
  readonly returned: number;
}

/** Sums over plays; amounts in 1/10,000 gem. */
export interface PlaySums {
  readonly plays: number;
  readonly staked: number;
  readonly returned: number;
}

/** Sums over the plays of one subject by one version of rules. */
export interface RulesSums extends PlaySums {
  readonly subject: string;
  readonly rules: string;
}
