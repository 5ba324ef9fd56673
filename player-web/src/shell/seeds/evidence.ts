import type { Roll } from '@skins/engine/fairness';
import type { ReactNode } from 'react';
import type { EvidenceCheck } from './verdicts';

/** All data about one draw of any game, for the check and for display. */
export interface Evidence<Rules = unknown, Choice = unknown, Outcome = unknown> {
  /** The slice of the game; undefined if only seeds are known. */
  readonly game?: string | undefined;
  readonly userSeed: string;
  readonly serverSeed: string;
  /** The commitment: SHA-256 of the server seed, shown before the draw. */
  readonly serverHash?: string | undefined;
  readonly resultHash?: string | undefined;
  readonly ticket?: number | undefined;
  readonly number?: number | undefined;
  /** The hash of the rules in the event, and the rules if available. */
  readonly rulesHash?: string | undefined;
  readonly rules?: Rules | undefined;
  /** The player's choice. */
  readonly choice?: Choice | undefined;
  /** The claimed outcome. */
  readonly outcome?: Outcome | undefined;
  readonly chainId?: number | undefined;
  readonly seedIndex?: number | undefined;
  /** The item won, and the id of the command: by these this browser recognises its own plays. */
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
 * A game's part of the check. Seeds, commitment and number are checked without it.
 * Methods throughout, for bivariance: the app's list has games of any rules, and each only gets its own evidence.
 */
export interface GameEvidence<Rules = unknown, Choice = unknown, Outcome = unknown> {
  /** Loads the rules of the evidence; undefined if they are no longer available. */
  findRules(evidence: Evidence<Rules, Choice, Outcome>): Promise<Rules | undefined>;
  /** Returns the hash of rules; undefined if they are invalid. */
  hashOf(rules: Rules): string | undefined;
  /** Returns a choice as text, in the same form as the game's order: equal choices have equal texts. */
  chosen(choice: Choice): string;
  /** Returns whether exactly this outcome follows from the draw, the rules and the choice. */
  follows(outcome: Outcome, from: { draw: Roll; rules: Rules; choice: Choice }): boolean;
  /** Returns whether the outcome contradicts the draw under any rules. */
  isImpossible(outcome: Outcome, draw: Roll): boolean;
  /** Loads the evidence of items from this game, as far back as available. */
  ofItems(itemIds: readonly string[]): Promise<ReadonlyMap<string, Evidence<Rules, Choice, Outcome>>>;
  /** The choice in a few words, such as the box's name. */
  Occasion(this: void, props: Pick<EvidenceProps<Rules, Choice, Outcome>, 'evidence'>): ReactNode;
  /** The last step: the meaning of the number by the rules. A {@link StepItem}. */
  OutcomeStep(this: void, props: EvidenceProps<Rules, Choice, Outcome>): ReactNode;
  /** The prize, shown beside the steps. */
  Prize(this: void, props: Pick<EvidenceProps<Rules, Choice, Outcome>, 'evidence'>): ReactNode;
}

/** Returns a shell command that joins and hashes the two seeds. */
export const shellCommand = ({ userSeed, serverSeed }: Evidence): string =>
  `printf %s '${userSeed}${serverSeed}' | sha256sum`;

/** Returns the command of the same check for the auditors' program. */
export const auditCommand = ({ userSeed, serverSeed }: Evidence): string =>
  `npx skins verify --user-seed ${userSeed} --server-seed ${serverSeed}`;
