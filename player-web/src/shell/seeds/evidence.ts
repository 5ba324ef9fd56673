import type { Roll } from '@skins/engine/fairness';
import type { ReactNode } from 'react';
import type { EvidenceCheck } from './verdicts';

/** Everything that is known of one draw of any game: what the check compares, and what it is shown with. */
export interface Evidence<Rules = unknown, Choice = unknown, Outcome = unknown> {
  /** The slice whose game drew; none where only seeds are known. */
  readonly game?: string | undefined;
  readonly userSeed: string;
  readonly serverSeed: string;
  /** The commitment: SHA-256 of the server seed, shown before the draw. */
  readonly serverHash?: string | undefined;
  readonly resultHash?: string | undefined;
  readonly ticket?: number | undefined;
  readonly number?: number | undefined;
  /** The hash that the event names its rules by, and the rules themselves where they are at hand. */
  readonly rulesHash?: string | undefined;
  readonly rules?: Rules | undefined;
  /** What the player chose. */
  readonly choice?: Choice | undefined;
  /** What is said to have come of it. */
  readonly outcome?: Outcome | undefined;
  readonly chainId?: number | undefined;
  readonly seedIndex?: number | undefined;
  /** The item that came of it, and the id of the command that drew: by these this browser knows its own plays. */
  readonly itemId?: string | undefined;
  readonly commandId?: string | undefined;
  readonly position?: string | undefined;
  readonly createTime?: number | undefined;
}

export interface EvidenceProps<Rules = unknown, Choice = unknown, Outcome = unknown> {
  readonly evidence: Evidence<Rules, Choice, Outcome>;
  readonly check: EvidenceCheck;
}

/**
 * What a game knows of its own evidence. The seeds, the commitment and the number are checked without it.
 * Methods throughout: in the app's list a game is one of any rules, and only meets evidence that names it.
 */
export interface GameEvidence<Rules = unknown, Choice = unknown, Outcome = unknown> {
  /** The rules that the evidence names, asked for; undefined where they cannot be had any more. */
  findRules(evidence: Evidence<Rules, Choice, Outcome>): Promise<Rules | undefined>;
  /** The name of rules, hashed here; undefined for what are no rules. */
  hashOf(rules: Rules): string | undefined;
  /** What was chosen, written down as the game writes down what it sends: the same text, where it is the same choice. */
  chosen(choice: Choice): string;
  /** Whether exactly this outcome follows from the draw, the rules and the choice. */
  follows(outcome: Outcome, from: { draw: Roll; rules: Rules; choice: Choice }): boolean;
  /** Whether the outcome cannot be that of the draw, whatever the rules were. */
  isImpossible(outcome: Outcome, draw: Roll): boolean;
  /** The evidence of items that came out of this game, as far back as it can be had. */
  ofItems(itemIds: readonly string[]): Promise<ReadonlyMap<string, Evidence<Rules, Choice, Outcome>>>;
  /** What was chosen, in a few words: the box by its name. */
  Occasion(this: void, props: Pick<EvidenceProps<Rules, Choice, Outcome>, 'evidence'>): ReactNode;
  /** The last step: what the number means by the rules. A {@link StepItem}. */
  OutcomeStep(this: void, props: EvidenceProps<Rules, Choice, Outcome>): ReactNode;
  /** What was won, beside the steps. */
  Prize(this: void, props: Pick<EvidenceProps<Rules, Choice, Outcome>, 'evidence'>): ReactNode;
}

/** The two seeds joined and hashed, for any shell. */
export const shellCommand = ({ userSeed, serverSeed }: Evidence): string =>
  `printf %s '${userSeed}${serverSeed}' | sha256sum`;

/** The same check by the program that auditors run. */
export const auditCommand = ({ userSeed, serverSeed }: Evidence): string =>
  `npx skins verify --user-seed ${userSeed} --server-seed ${serverSeed}`;
