/** The five steps, in the order the dialog shows them. The first four are the same for every game. */
export const STEPS = ['userSeed', 'commitment', 'resultHash', 'number', 'outcome'] as const;
export type Step = (typeof STEPS)[number];

/** Why a step could not be checked. */
export type Unchecked = 'nothingClaimed' | 'gameUnknown' | 'rulesComing' | 'rulesGone';

/** What was found of a step. Only what was compared with something holds. */
export type Verdict = 'holds' | 'fails' | Unchecked;

export interface EvidenceCheck {
  readonly verdicts: Readonly<Record<Step, Verdict>>;
  readonly failed: readonly Step[];
  readonly unchecked: readonly Step[];
  /** SHA-256(serverSeed), as this browser computes it. */
  readonly serverHash: string;
  readonly resultHash: string;
  readonly ticket: number;
  readonly numberText: string;
  /** The hash of the rules at hand, as this browser computes it. */
  readonly rulesHash: string | undefined;
}

export const isUnchecked = (verdict: Verdict): verdict is Unchecked =>
  verdict !== 'holds' && verdict !== 'fails';
