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
import type { FreeOpenings } from './free-openings.ts';
import type { KeptGate } from './gates.ts';
import type { PlacedLine } from './difference.ts';

/** A published version. Times in milliseconds since 1970. */
export interface Version {
  readonly version: number;
  readonly from: number;
  readonly hash: string;
  /** undefined if it is too large to return */
  readonly content: unknown;
  readonly proposalId: string | undefined;
}

/** The present state of a setting's stream. */
export interface SettingState {
  /** oldest first, without stopped ones */
  readonly versions: readonly Version[];
  readonly proposals: Proposals;
  /** minimum time between publication and effect, in milliseconds */
  readonly notice: number;
}

/** The effects and gates of a change. */
export interface Checked {
  readonly gates: readonly KeptGate[];
  /** every difference, the worst first */
  readonly difference: readonly PlacedLine[];
  /** boxes affected by a price change, though not part of the change */
  readonly touched: readonly string[];
  /** undefined if it gives and moves no free openings */
  readonly free: FreeOpenings | undefined;
  /** time of effect, in milliseconds since 1970 */
  readonly from: number;
}

/** A change without its title. */
export type Wanted = Pick<DraftTexts, 'content' | 'from'>;

/** An operator's act on a proposal. */
export interface Deed {
  readonly by: string;
  readonly proposalId: string;
  /** its index, if several changes are proposed or approved together */
  readonly among?: Among | undefined;
  /** words of an approval or a refusal */
  readonly comment?: string;
}

/** A refusal of the engine; some have details. */
export interface Rejection {
  readonly code: string;
  readonly proposalId?: string;
  readonly earliest?: number;
  /** start of a freeze */
  readonly from?: number;
  readonly until?: number;
}

/** A prepared command on a setting, to run alone or together with others. */
export type Doing = Prepared<Rejection, unknown>;

/** A setting that operators change with proposals and approvals. */
export interface Setting {
  /** name of the rules, or `catalogue` */
  readonly id: string;
  readonly rights: { readonly propose: Right; readonly approve: Right };
  /** JSON schema of its content */
  readonly schema: unknown;
  /** whether its content is one document for the general editor */
  readonly plain: boolean;
  state(): SettingState;
  /** @param base latest publication when the change was written; undefined skips this gate */
  check(wanted: Wanted, base: string | undefined): Checked;
  /** every difference from the newest version, the worst first; as in a check */
  difference(content: unknown): readonly PlacedLine[];
  propose(deed: Deed, wanted: Wanted, editors: readonly string[]): Doing;
  approve(deed: Deed, wanted: Wanted): Doing;
  drop(deed: Deed): Promise<Outcome<Rejection, unknown>>;
}

const NONCE_BYTES = 6;

/** Returns a command id that is never reused, because a refusal is stored under its id. */
export const commandIdOf = (what: 'propose' | 'approve' | 'drop', { proposalId, among }: Deed): string =>
  among === undefined ? `${what}-${proposalId}-${nonce()}` : idAmong(`${what}-${proposalId}`, among);

/** Returns a random name. */
export const nonce = (): string => randomBytes(NONCE_BYTES).toString('hex');

/** Returns the roles with a right. */
export const rolesWith = (right: Right): OperatorRole[] =>
  OPERATOR_ROLES.filter((role) => mayDo(role, right));

/** Returns the base of a new draft: the latest publication; empty if there is none. */
export const baseOf = ({ versions }: Pick<SettingState, 'versions'>): string => {
  const newest = versions.at(-1);
  return newest === undefined ? '' : `${newest.version} ${newest.hash}`;
};

/** Returns the version in force at a time. */
export const inForceAt = ({ versions }: Pick<SettingState, 'versions'>, time: number): Version | undefined =>
  versions.findLast(({ from }) => from <= time);
