import { settingHashOf } from '../../fairness/index.ts';
import { type Accepted, type AnyEvent, DAY_MS, type Right, accepted, rejected } from '../../kernel/index.ts';
import { ChangeApproved, ChangeProposed, ChangeStopped, EDITORS_MAX } from './events.ts';
import {
  type ApprovalRejection,
  PROPOSAL_DAYS,
  type Proposals,
  type ProposalEnd,
  approvalFault,
} from './proposals.ts';
import { type Register, operatorWith } from './register.ts';

// What all streams of settings have in common: how a change of theirs is proposed, approved and stopped.

/** Where a change of a setting stands when a command about it is decided. Times in milliseconds since 1970. */
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
  /** others who had a hand in the draft */
  readonly editors: readonly string[];
}

/** Why somebody cannot propose anything so, in order of precedence. */
type AuthorRejection =
  | { readonly code: 'may-not'; readonly right: Right }
  | { readonly code: 'proposal-known' }
  /** who proposes it among them */
  | { readonly code: 'too-many-editors'; readonly most: number }
  | { readonly code: 'unknown-operator'; readonly operatorId: string };

/** What a proposal meets beside what it says, in order of precedence. */
export type ProposeSettingRejection =
  | AuthorRejection
  /** nearer than the notice, or before what was published last counts */
  | { readonly code: 'from-too-near'; readonly earliest: number }
  /** another one waits that would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Why an operator cannot propose a change of a setting, whatever it says; undefined when they can. */
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

/** All who had a hand in it, who proposes first. */
const handsIn = (by: string, editors: readonly string[]): string[] => [...new Set([by, ...editors])];

/** A change as it would be published. */
interface Written {
  readonly events: readonly AnyEvent[];
  /** from when on it can count, at the earliest, in milliseconds since 1970 */
  readonly earliest: number;
}

/** Proposes what an operator may propose. */
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

export interface SettingApproval {
  readonly proposalId: string;
  /** as it was proposed */
  readonly from: number | null;
}

/** A published time in which nothing takes effect, in milliseconds since 1970; `until` is out of it. */
export interface Freeze {
  readonly from: number;
  readonly until: number;
}

/** What an approval of a setting meets, in order of precedence. */
export type SettingApprovalRejection =
  | ApprovalRejection
  | { readonly code: 'from-too-near'; readonly earliest: number }
  /** it would take effect while nothing may */
  | { readonly code: 'frozen'; readonly from: number; readonly until: number };

/**
 * Approves and publishes what was proposed.
 * @param written what it would publish now, by the time from which it counts; undefined when it cannot be published any more
 */
export function approvalOfSetting(
  proposals: Proposals,
  { proposalId, from }: SettingApproval,
  { register, by, time }: Standing,
  right: Right,
  {
    earliest,
    written,
    freezeAt,
  }: {
    readonly earliest: number;
    readonly written: (from: number) => readonly AnyEvent[] | undefined;
    /** what is published of a freeze that will count at a time */
    readonly freezeAt: (time: number) => Freeze | null;
  },
) {
  const due = from ?? earliest;
  const events = written(due);
  // What cannot be written any more has no hash, as nothing was proposed with this one.
  const hash = events === undefined ? '' : settingHashOf(events, from);
  const fault = approvalFault(register, proposals, { proposalId, by, right, hash, time });
  if (fault !== undefined) return rejected<SettingApprovalRejection>(fault);
  if (events === undefined) return rejected<SettingApprovalRejection>({ code: 'proposal-stale' });
  if (due < earliest) return rejected<SettingApprovalRejection>({ code: 'from-too-near', earliest });
  const freeze = freezeAt(due);
  if (freeze !== null && due >= freeze.from && due < freeze.until)
    return rejected<SettingApprovalRejection>({ code: 'frozen', from: freeze.from, until: freeze.until });
  return accepted(...events, ChangeApproved.of({ proposalId, hash }));
}

/** Where a change stands when it is to be taken back. */
export type StopStanding = Pick<Standing, 'register' | 'time'>;

export interface StopChange {
  readonly proposalId: string;
}

/** In order of precedence. */
export type StopChangeRejection =
  | { readonly code: 'unknown-proposal' }
  | { readonly code: 'proposal-ended'; readonly how: ProposalEnd }
  /** who approved it was not shut out before it counted */
  | { readonly code: 'approver-stands' }
  /** what counts is changed with notice and approval alone, whoever approved it */
  | { readonly code: 'counts-already'; readonly from: number };

/** What was published by an approval, in the order of the log. */
interface Published {
  readonly proposalId: string | undefined;
  /** milliseconds since 1970 */
  readonly from: number;
}

/**
 * Takes back what was approved by somebody who was shut out before it counts, and what was published on top of it, the
 * newest first. Quiet when it is stopped already.
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
