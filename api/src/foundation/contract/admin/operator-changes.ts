import { closed } from '@skins/engine/kernel';
import { ApprovalMode, DisableReason, OperatorId } from '@skins/engine/operators';
import { Type } from 'typebox';
import { COMMENT_FIELD } from './comment.ts';
import { post } from '../call.ts';
import { Role } from './operator-data.ts';
import { Code, PROOF_FIELDS, PROOF_REFUSALS, Password } from './proof.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });
const ProposalId = Type.String({ pattern: '^[0-9a-f]{16}$' });
const InvitationPart = Type.Union([Type.String(), Type.Null()], {
  description:
    'a part of a new operator’s invitation, shown this once: the proposer has one, the approver the other, and the new operator needs both; null for another role',
});

export const operatorsPropose = post('/admin/api/operators/propose', {
  summary: 'Propose to add an operator, or to give one another role',
  access: 'operator',
  right: 'propose-operators',
  refusals: [
    'operators-name-malformed',
    'operators-name-taken',
    'operators-unknown',
    'operators-nothing-changes',
    'operators-proposed-already',
  ],
  body: Type.Union([
    closed({
      kind: Type.Literal('add'),
      name: Name,
      role: Role,
      samePersonAs: Type.Optional(OperatorId),
    }),
    closed({ kind: Type.Literal('role'), operatorId: OperatorId, role: Role }),
  ]),
  data: Type.Object({ proposalId: ProposalId, invitation: InvitationPart }),
});

export const operatorsApprove = post('/admin/api/operators/approve', {
  summary: 'Approve what another person proposed about operators',
  access: 'operator',
  right: 'approve-operators',
  refusals: [
    ...PROOF_REFUSALS,
    'may-not',
    'unknown-record',
    'operators-proposal-ended',
    'operators-proposal-expired',
    'operators-proposal-stale',
    'operators-own-proposal',
    'operators-on-probation',
    'operators-name-taken',
  ],
  body: closed({
    proposalId: ProposalId,
    hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'of the proposal that was looked at' }),
    ...COMMENT_FIELD,
    ...PROOF_FIELDS,
  }),
  data: Type.Object({ invitation: InvitationPart }),
});

export const operatorsDrop = post('/admin/api/operators/drop', {
  summary: 'Take back an own proposal about operators, or turn down another one’s',
  access: 'operator',
  right: 'propose-operators',
  refusals: ['unknown-record', 'operators-proposal-ended'],
  body: closed({ proposalId: ProposalId, ...COMMENT_FIELD }),
  data: Type.Null(),
});

export const operatorsDisable = post('/admin/api/operators/disable', {
  summary: 'Shut an operator out for good, at once',
  access: 'operator',
  right: 'disable-operators',
  refusals: [...PROOF_REFUSALS, 'operators-unknown'],
  body: closed({ operatorId: OperatorId, reason: DisableReason, ...PROOF_FIELDS }),
  data: Type.Object({ disabled: Type.Boolean({ description: 'false: they were before' }) }),
});

export const approvalModeSet = post('/admin/api/operators/mode', {
  summary: 'Have changes take two persons from now on, or one after seven days in public',
  access: 'operator',
  right: 'approve-operators',
  refusals: [...PROOF_REFUSALS, 'operators-too-few'],
  body: closed({ mode: ApprovalMode, ...PROOF_FIELDS }),
  data: Type.Null(),
});

export const operatorInvitation = post('/admin/api/invitation', {
  summary: 'Choose the first password, with both parts of the invitation',
  perMinute: 10,
  overNodes: true,
  refusals: ['invitation-wrong', 'operator-password-short', 'operator-password-common', 'too-many-guesses'],
  body: closed({ name: Name, first: Code, second: Code, newPassword: Password }),
  data: Type.Null(),
});
