import { type Command, DAY_MS, accepted, mayDo, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { type ApprovalMode, ApprovalModeSet } from './events.ts';
import { type Register, modeAt, operatorWith } from './register.ts';

/** Notice before one person is enough again: seven days, in milliseconds. */
export const SINGLE_NOTICE_MS = 7 * DAY_MS;

export interface SetApprovalMode {
  readonly mode: ApprovalMode;
}

/** In order of precedence. */
export type SetApprovalModeRejection =
  | { readonly code: 'may-not'; readonly right: 'approve-operators' }
  /** nobody could approve anything: two people with the right are needed */
  | { readonly code: 'too-few-owners' };

/**
 * Requires two people for a change from now on, or, after seven days' notice, one again. Any owner can cancel the latter
 * by
 * setting `pairs` meanwhile. Writes nothing if the mode is in force or announced already.
 */
export const setApprovalMode: Command<
  { register: Register },
  SetApprovalMode,
  Asking,
  SetApprovalModeRejection,
  { set: number }
> = {
  name: 'set-approval-mode',
  decide({ register }, { mode }, { by, time }) {
    if (by !== undefined && operatorWith(register, by, 'approve-operators') === undefined)
      return rejected({ code: 'may-not', right: 'approve-operators' });
    const newest = register.modes.at(-1)?.mode ?? 'single';
    if (mode === newest) return accepted();
    if (mode === 'pairs' && approvers(register) < 2) return rejected({ code: 'too-few-owners' });
    const notice = mode === 'single' && modeAt(register, time) === 'pairs' ? SINGLE_NOTICE_MS : 0;
    return accepted(ApprovalModeSet.of({ mode, from: time + notice }));
  },
  reply: (events) => ({ set: events.length }),
};

/** Returns how many people could approve a proposal about operators. */
const approvers = ({ operators }: Register): number =>
  new Set(
    [...operators.values()]
      .filter(({ disabled, role }) => !disabled && mayDo(role, 'approve-operators'))
      .map(({ personId }) => personId),
  ).size;
