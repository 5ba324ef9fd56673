import { closed } from '@skins/engine/kernel';
import { ApprovalMode } from '@skins/engine/operators';
import { type Static, Type } from 'typebox';
import { Role } from '../../foundation/contract/admin/operators.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Span } from '../../foundation/contract/admin/fields.ts';
import { Time } from '../../foundation/contract/fields.ts';

const ProposalState = Type.Enum(['open', 'approved', 'withdrawn', 'refused', 'expired']);

const OperatorRow = Type.Object({
  id: Type.String({ description: 'random, as the log names the operator' }),
  name: Type.String(),
  role: Role,
  created: Time,
  since: Type.Integer({ description: 'when the role was given, milliseconds since 1970' }),
  disabled: Type.Boolean(),
  enrolled: Type.Boolean({ description: 'whether there is a second factor' }),
});
export type OperatorRow = Static<typeof OperatorRow>;

const ProposalRow = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['add', 'role']),
  operatorId: Type.String({ description: 'whom it is about, as the log would name them' }),
  name: Type.String(),
  role: Role,
  before: Type.Union([Role, Type.Null()], { description: 'the role until then; null for a new operator' }),
  samePerson: Type.Boolean({ description: 'whether another account of the same person is known' }),
  author: Type.String(),
  created: Time,
  state: ProposalState,
  expires: Type.Integer({ description: 'milliseconds since 1970; 0 once it is over' }),
  hash: Type.String({ description: 'of what it would write, as the log has it; empty once it is over' }),
  mine: Type.Boolean({ description: 'whether whoever asks proposed it' }),
  mayApprove: Type.Boolean(),
  whyNot: Type.Union([Type.String(), Type.Null()], { description: 'why whoever asks may not approve it' }),
});
export type ProposalRow = Static<typeof ProposalRow>;

const ModeRow = Type.Object({
  id: Type.Literal('shop'),
  mode: ApprovalMode,
  announced: Type.Union([
    Type.Object({ mode: ApprovalMode, from: Type.Integer({ description: 'milliseconds since 1970' }) }),
    Type.Null(),
  ]),
  approvers: Type.Integer({ description: 'how many persons may approve what is proposed about operators' }),
});
export type ModeRow = Static<typeof ModeRow>;

/** The slice's resources in the console. */
export const resources = {
  operators: resource({
    summary: 'Who runs the shop, and in which role',
    row: OperatorRow,
    detail: OperatorRow,
    filter: closed({ role: Type.Optional(Role) }),
    sortable: ['id', 'name', 'role', 'created', 'since'],
  }),
  'approval-mode': resource({
    summary: 'How many persons a change takes: one record',
    row: ModeRow,
    detail: ModeRow,
    filter: closed({}),
    sortable: ['id'],
  }),
  'operator-proposals': resource({
    summary: 'What is, and was, proposed about operators',
    row: ProposalRow,
    detail: ProposalRow,
    filter: closed({ state: Type.Optional(ProposalState), ...Span }),
    sortable: ['id', 'created'],
  }),
};
