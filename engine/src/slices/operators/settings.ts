import { settingHashOf } from '../../fairness/index.ts';
import { type Accepted, type AnyEvent, DAY_MS, type Right, accepted, rejected } from '../../kernel/index.ts';
import { type Commented, approvalOf } from './comment.ts';
import { ChangeProposed, ChangeStopped, EDITORS_MAX } from './events.ts';
import {
  type ApprovalRejection,
  PROPOSAL_DAYS,
  type Proposals,
  type ProposalEnd,
  approvalFault,
} from './proposals.ts';
import { type Register, operatorWith } from './register.ts';

// The common part of all streams of settings: how a change is proposed, approved and stopped.

/** The approval context of a command about a setting. Times in milliseconds since 1970. */
export interface Standing {
  readonly register: Register;
  /** an operator's id */
  readonly by: string | undefined;
  readonly time: number;
}

export interface SettingProposal {
  readonly proposalId: string;
  /** milliseconds since 1970; null: as soon as the notice allows, counted from the approval */
  readonly from: number | null;
  /** others who edited the draft */
  readonly editors: readonly string[];
}

/** The reasons that an operator cannot propose anything, in order of precedence. */
type AuthorRejection =
  | { readonly code: 'may-not'; readonly right: Right }
  | { readonly code: 'proposal-known' }
  /** the proposer counts as one */
  | { readonly code: 'too-many-editors'; readonly most: number }
  | { readonly code: 'unknown-operator'; readonly operatorId: string };

/** The reasons to refuse a proposal besides its content, in order of precedence. */
export type ProposeSettingRejection =
  | AuthorRejection
  /** within the notice, or before the last publication takes effect */
  | { readonly code: 'from-too-near'; readonly earliest: number }
  /** another waiting proposal would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Returns why an operator cannot propose a change of a setting, whatever its content; undefined if they can. */
export function authorFault(
  { open, ended }: Proposals,
  { proposalId, editors }: SettingProposal,
  { register, by = '' }: Standing,
  right: Right,
): AuthorRejection | undefined {
  if (operatorWith(register, by, right) === undefined) return { code: 'may-not', right };
  if (open.has(proposalId) || ended.has(proposalId)) return { code: 'proposal-known' };
  if (handsIn(by, editors).length > EDITORS_MAX) return { code: 'too-many-editors', most: EDITORS_MAX };
  const stranger = editors.find((editor) => !register.operators.has(editor));
  return stranger === undefined ? undefined : { code: 'unknown-operator', operatorId: stranger };
}

/** Returns everyone who edited it, the proposer first. */
const handsIn = (by: string, editors: readonly string[]): string[] => [...new Set([by, ...editors])];

/** A change as it would be published. */
interface Written {
  readonly events: readonly AnyEvent[];
  /** earliest time at which it can take effect, milliseconds since 1970 */
  readonly earliest: number;
}

/** Proposes a change that passed the author's checks. */
export function proposalOfSetting(
  { open }: Proposals,
  { proposalId, from, editors }: SettingProposal,
  { by = '', time }: Standing,
  { events, earliest }: Written,
) {
  if (from !== null && from < earliest)
    return rejected<ProposeSettingRejection>({ code: 'from-too-near', earliest });
  const hash = settingHashOf(events, from);
  const equal = open.find((one) => one.hash === hash && time <= one.expires);
  if (equal !== undefined)
    return rejected<ProposeSettingRejection>({ code: 'proposed-already', proposalId: equal.proposalId });
  const expires = time + PROPOSAL_DAYS * DAY_MS;
  return accepted(ChangeProposed.of({ proposalId, hash, editors: handsIn(by, editors), expires }));
}

export interface SettingApproval extends Commented {
  readonly proposalId: string;
  /** as proposed */
  readonly from: number | null;
}

/** A settings freeze: no change takes effect in it. Times in milliseconds since 1970; `until` is excluded. */
export interface Freeze {
  readonly from: number;
  readonly until: number;
}

/** The reasons to refuse an approval of a setting, in order of precedence. */
export type SettingApprovalRejection =
  | ApprovalRejection
  | { readonly code: 'from-too-near'; readonly earliest: number }
  /** it would take effect during a settings freeze */
  | { readonly code: 'frozen'; readonly from: number; readonly until: number };

/**
 * Approves and publishes a proposal.
 * @param written returns the events to publish now, by the time of taking effect; undefined if that is no longer
 * possible
 */
export function approvalOfSetting(
  proposals: Proposals,
  { proposalId, from, comment }: SettingApproval,
  { register, by, time }: Standing,
  right: Right,
  {
    earliest,
    written,
    freezeAt,
  }: {
    readonly earliest: number;
    readonly written: (from: number) => readonly AnyEvent[] | undefined;
    /** returns the published settings freeze that will be in force at a time */
    readonly freezeAt: (time: number) => Freeze | null;
  },
) {
  const due = from ?? earliest;
  const events = written(due);
  // A change that can no longer be written has no hash, so it matches no proposal.
  const hash = events === undefined ? '' : settingHashOf(events, from);
  const fault = approvalFault(register, proposals, { proposalId, by, right, hash, time });
  if (fault !== undefined) return rejected<SettingApprovalRejection>(fault);
  if (events === undefined) return rejected<SettingApprovalRejection>({ code: 'proposal-stale' });
  if (due < earliest) return rejected<SettingApprovalRejection>({ code: 'from-too-near', earliest });
  const freeze = freezeAt(due);
  if (freeze !== null && due >= freeze.from && due < freeze.until)
    return rejected<SettingApprovalRejection>({ code: 'frozen', from: freeze.from, until: freeze.until });
  return accepted(...events, approvalOf(proposalId, hash, comment));
}

/** The approval context of a stop. */
export type StopStanding = Pick<Standing, 'register' | 'time'>;

export interface StopChange {
  readonly proposalId: string;
}

/** In order of precedence. */
export type StopChangeRejection =
  | { readonly code: 'unknown-proposal' }
  | { readonly code: 'proposal-ended'; readonly how: ProposalEnd }
  /** the approver was not disabled before the change took effect */
  | { readonly code: 'approver-stands' }
  /** a change in force is altered only with notice and approval, even if its approver is disabled */
  | { readonly code: 'counts-already'; readonly from: number };

/** An approved publication; in log order. */
interface Published {
  readonly proposalId: string | undefined;
  /** milliseconds since 1970 */
  readonly from: number;
}

/**
 * Undoes a change whose approver was disabled before it took effect, and all changes published after it, the newest
 * first.
 * Writes nothing if it is stopped already.
 */
export function stopped(
  { approved, ended, open }: Proposals,
  { proposalId }: StopChange,
  { register, time }: StopStanding,
  published: readonly Published[],
): Accepted | ReturnType<typeof rejected<StopChangeRejection>> {
  const how = ended.get(proposalId);
  if (how === 'stopped') return accepted();
  const approval = approved.get(proposalId);
  if (approval === undefined)
    return how === undefined || open.has(proposalId)
      ? rejected<StopChangeRejection>({ code: 'unknown-proposal' })
      : rejected<StopChangeRejection>({ code: 'proposal-ended', how });
  const first = published.findIndex((one) => one.proposalId === proposalId);
  const from = published[first]?.from ?? 0;
  const disabledAt = register.operators.get(approval.approver)?.disabledAt ?? Infinity;
  if (disabledAt >= from) return rejected<StopChangeRejection>({ code: 'approver-stands' });
  if (from <= time) return rejected<StopChangeRejection>({ code: 'counts-already', from });
  return accepted(
    ...published
      .slice(first)
      .toReversed()
      .flatMap((one) =>
        one.proposalId === undefined ? [] : ChangeStopped.of({ proposalId: one.proposalId }),
      ),
  );
}
