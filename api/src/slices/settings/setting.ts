import { randomBytes } from 'node:crypto';
import {
  type Among,
  OPERATOR_ROLES,
  type OperatorRole,
  type Right,
  idAmong,
  mayDo,
} from '@skins/engine/kernel';
import type { Proposals } from '@skins/engine/operators';
import type { Outcome, Prepared } from '../../foundation/runtime/index.ts';
import type { DraftTexts } from './drafts.ts';
import type { KeptGate } from './gates.ts';
import type { KeptLine } from './kept-lines.ts';

/** A version that was published. Times in milliseconds since 1970. */
export interface Version {
  readonly version: number;
  readonly from: number;
  readonly hash: string;
  /** undefined where it is too much to be told at once */
  readonly content: unknown;
  readonly proposalId: string | undefined;
}

/** What the stream of a setting says now. */
export interface SettingState {
  /** the oldest first, without those that were stopped */
  readonly versions: readonly Version[];
  readonly proposals: Proposals;
  /** how long before it counts a change is public at least, in milliseconds */
  readonly notice: number;
}

/** What a change would do, and what it has to pass. */
export interface Checked {
  readonly gates: readonly KeptGate[];
  readonly lines: readonly KeptLine[];
  /** boxes that a price touches, though they are not named */
  readonly touched: readonly string[];
  /** from when on it would count, in milliseconds since 1970 */
  readonly from: number;
}

/** What a change says, apart from what it is called. */
export type Wanted = Pick<DraftTexts, 'content' | 'from'>;

/** Who asks, and for which proposal. */
export interface Deed {
  readonly by: string;
  readonly proposalId: string;
  /** where several are proposed, or approved, as one: which of them */
  readonly among?: Among | undefined;
}

/** Why the engine refuses; some rejections say more. */
export interface Rejection {
  readonly code: string;
  readonly proposalId?: string;
  readonly earliest?: number;
  /** of a freeze */
  readonly from?: number;
  readonly until?: number;
}

/** What an operator does to a setting, alone or together with others. */
export type Doing = Prepared<Rejection, unknown>;

/** Something that operators change by two pairs of eyes. */
export interface Setting {
  /** the name of rules, or catalogue */
  readonly id: string;
  readonly rights: { readonly propose: Right; readonly approve: Right };
  /** JSON schema of its content */
  readonly schema: unknown;
  /** whether its content is one document that the general editor writes */
  readonly plain: boolean;
  state(): SettingState;
  /** @param base what was published last when it was written; undefined where nobody asks for that */
  check(wanted: Wanted, base: string | undefined): Checked;
  propose(deed: Deed, wanted: Wanted, editors: readonly string[]): Doing;
  approve(deed: Deed, wanted: Wanted): Doing;
  drop(deed: Deed): Promise<Outcome<Rejection, unknown>>;
}

const NONCE_BYTES = 6;

/** Never the same twice: the id of a command that was refused is burned. */
export const commandIdOf = (what: 'propose' | 'approve' | 'drop', { proposalId, among }: Deed): string =>
  among === undefined ? `${what}-${proposalId}-${nonce()}` : idAmong(`${what}-${proposalId}`, among);

/** A name that nothing else has. */
export const nonce = (): string => randomBytes(NONCE_BYTES).toString('hex');

/** Roles that have a right. */
export const rolesWith = (right: Right): OperatorRole[] =>
  OPERATOR_ROLES.filter((role) => mayDo(role, right));

/** What was published last is what a draft is written on; empty before anything was. */
export const baseOf = ({ versions }: Pick<SettingState, 'versions'>): string => {
  const newest = versions.at(-1);
  return newest === undefined ? '' : `${newest.version} ${newest.hash}`;
};

/** The version that counts at a time. */
export const inForceAt = ({ versions }: Pick<SettingState, 'versions'>, time: number): Version | undefined =>
  versions.findLast(({ from }) => from <= time);
