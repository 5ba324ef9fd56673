/** The steps, in the order the dialog shows them. Those of the seeds are the same for every game. */
export const STEPS = ['choice', 'userSeed', 'commitment', 'resultHash', 'number', 'outcome'] as const;
export type Step = (typeof STEPS)[number];

/** Why a step could not be checked. */
type Unchecked =
  | 'nothingClaimed'
  | 'gameUnknown'
  | 'rulesComing'
  | 'rulesGone'
  /** The log is being asked which seed counted. */
  | 'askingLog'
  | 'logSilent'
  /** The log says that another device set the seed: this one cannot know. */
  | 'setElsewhere'
  /** This device was not shown the commitment before the draw. */
  | 'notShown'
  /** This device did not press, so it does not know which rules were agreed to. */
  | 'playedElsewhere'
  /** This device did not press, or did not keep what it sent. */
  | 'choiceUnknown';

/** What was found of a step. Only what was compared with something that was known before holds. */
export type Verdict = 'holds' | 'fails' | Unchecked;

/** What is wrong with a user seed: it is none; it is not the one that was set here; the log has another. */
type UserSeedFault = 'malformed' | 'other' | 'log';

export interface UserSeedFound {
  readonly verdict: Verdict;
  readonly fault?: UserSeedFault | undefined;
  /** What it should have been. */
  readonly known?: string | undefined;
  /** When and where it was set: by this device's clock, or as the log has it. */
  readonly set?: { readonly time: number; readonly position?: string | undefined } | undefined;
}

export interface EvidenceCheck {
  readonly verdicts: Readonly<Record<Step, Verdict>>;
  /** Those that there are to check: of seeds alone, nothing was chosen. */
  readonly steps: readonly Step[];
  readonly failed: readonly Step[];
  readonly unchecked: readonly Step[];
  /** What the record says was chosen, and what this browser sent, as its game writes both down. */
  readonly chosen: string | undefined;
  readonly sent: string | undefined;
  readonly userSeed: UserSeedFound;
  /** The commitment that was shown before, where the server seed does not meet it. */
  readonly brokenCommitment: string | undefined;
  /** The hash of the rules that were agreed to, where the draw names others. */
  readonly brokenRules: string | undefined;
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
