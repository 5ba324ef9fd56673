import { type Command, DAY_MS, accepted, mayDo, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { type ApprovalMode, ApprovalModeSet } from './events.ts';
import { type Register, modeAt, operatorWith } from './register.ts';

/** How long before it counts it is public that one person will be enough again. */
export const SINGLE_NOTICE_MS = 7 * DAY_MS;

interface SetApprovalMode {
  readonly mode: ApprovalMode;
}

/** In order of precedence. */
type SetApprovalModeRejection =
  | { readonly code: 'may-not'; readonly right: 'approve-operators' }
  /** nobody could approve anything: it takes two persons who may */
  | { readonly code: 'too-few-owners' };

/**
 * From now on a change takes two persons; or, after seven days' notice, one again, which any owner can call off by setting
 * `pairs` meanwhile. Quiet when it is so, or announced, already.
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

/** How many persons could approve what is proposed about operators. */
const approvers = ({ operators }: Register): number =>
  new Set(
    [...operators.values()]
      .filter(({ disabled, role }) => !disabled && mayDo(role, 'approve-operators'))
      .map(({ personId }) => personId),
  ).size;
