// The operators of the shop, their roles, and how many of them a change needs (decision 014).
import { combine, defineSlice, defineStream } from '../../kernel/index.ts';
import { addOperator } from './add-operator.ts';
import { approveOperators } from './approve-operators.ts';
import { audit } from './audit.ts';
import { changeRole } from './change-role.ts';
import { disableOperator } from './disable-operator.ts';
import { dropOperators } from './drop-operators.ts';
import { events } from './events.ts';
import { type Proposals, proposals } from './proposals.ts';
import { proposeOperators } from './propose-operators.ts';
import { type Register, register } from './register.ts';
import { resetOperator } from './reset-operator.ts';
import { setApprovalMode } from './set-approval-mode.ts';

export * from './events.ts';
export { type Commented, approvalOf } from './comment.ts';
export type { Asking } from './asking.ts';
export { type Operator, type Register, modeAt, operatorWith } from './register.ts';
export {
  type ApprovalRejection,
  PROBATION_MS,
  PROPOSAL_DAYS,
  type Proposal,
  type Proposals,
  approvalFault,
  proposals,
} from './proposals.ts';
export {
  type Freeze,
  type ProposeSettingRejection,
  type SettingApproval,
  type SettingApprovalRejection,
  type SettingProposal,
  type Standing,
  type StopChange,
  type StopChangeRejection,
  type StopStanding,
  approvalOfSetting,
  authorFault,
  proposalOfSetting,
  stopped,
} from './settings.ts';
export type { OperatorChange } from './operator-changes.ts';
export { addOperator } from './add-operator.ts';
export { approveOperators } from './approve-operators.ts';
export { changeRole } from './change-role.ts';
export { disableOperator } from './disable-operator.ts';
export { dropOperators } from './drop-operators.ts';
export { type DropProposal, type DropProposalRejection, dropped } from './drop-proposal.ts';
export { proposeOperators } from './propose-operators.ts';
export { resetOperator } from './reset-operator.ts';
export { SINGLE_NOTICE_MS, setApprovalMode } from './set-approval-mode.ts';

/** The state of the operators' stream. */
export interface Operators {
  readonly register: Register;
  readonly proposals: Proposals;
}

export const OPERATORS_STREAM = 'operators-shop';

export const operators = defineSlice({
  name: 'operators',
  events,
  player: { none: 'operators are not players' },
  streams: { operators: defineStream({ fold: combine<Operators>({ register, proposals }), id: /^shop$/ }) },
  commands: {
    'add-operator': addOperator,
    'change-role': changeRole,
    'reset-operator': resetOperator,
    'disable-operator': disableOperator,
    'set-approval-mode': setApprovalMode,
    'propose-operators': proposeOperators,
    'approve-operators': approveOperators,
    'drop-operators': dropOperators,
  },
  measures: [],
  rules: [],
  audit,
});
