/** The steps in display order. Those of the seeds are the same for every game. */
export const STEPS = ['choice', 'userSeed', 'commitment', 'resultHash', 'number', 'outcome'] as const;
export type Step = (typeof STEPS)[number];

/** The reason why a step could not be checked. */
type Unchecked =
  | 'nothingClaimed'
  | 'gameUnknown'
  | 'rulesComing'
  | 'rulesGone'
  /** The query to the log is pending. */
  | 'askingLog'
  | 'logSilent'
  /** The log says that another device set the seed: this one cannot know. */
  | 'setElsewhere'
  /** This device was not shown the commitment before the draw. */
  | 'notShown'
  /** The play was not pressed on this device, so the rules agreed to are unknown. */
  | 'playedElsewhere'
  /** The play was not pressed on this device, or the choice sent was not stored. */
  | 'choiceUnknown';

/** The result of a step. It holds only if it was compared with earlier knowledge. */
export type Verdict = 'holds' | 'fails' | Unchecked;

/** The fault of a user seed: malformed; not the one set here; different in the log. */
type UserSeedFault = 'malformed' | 'other' | 'log';

export interface UserSeedFound {
  readonly verdict: Verdict;
  readonly fault?: UserSeedFault | undefined;
  /** the expected value */
  readonly known?: string | undefined;
  /** Time and position at which it was set: by this device's clock, or by the log. */
  readonly set?: { readonly time: number; readonly position?: string | undefined } | undefined;
}

export interface EvidenceCheck {
  readonly verdicts: Readonly<Record<Step, Verdict>>;
  /** The steps to check: without a choice if only seeds are known. */
  readonly steps: readonly Step[];
  readonly failed: readonly Step[];
  readonly unchecked: readonly Step[];
  /** The choice in the record, and the one sent by this browser, both as text in the game's form. */
  readonly chosen: string | undefined;
  readonly sent: string | undefined;
  readonly userSeed: UserSeedFound;
  /** The commitment shown before, if the server seed does not match it. */
  readonly brokenCommitment: string | undefined;
  /** The hash of the rules agreed to, if the draw states others. */
  readonly brokenRules: string | undefined;
  /** SHA-256(serverSeed), computed by this browser. */
  readonly serverHash: string;
  readonly resultHash: string;
  readonly ticket: number;
  readonly numberText: string;
  /** Hash of the available rules, computed by this browser. */
  readonly rulesHash: string | undefined;
}

export const isUnchecked = (verdict: Verdict): verdict is Unchecked =>
  verdict !== 'holds' && verdict !== 'fails';
