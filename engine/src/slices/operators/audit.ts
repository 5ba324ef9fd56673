import {
  type Desk,
  NO_BOOKS,
  type Right,
  TEXTS_EDITION,
  all,
  defineAudit,
  either,
  kindOf,
  one,
  violationOf,
} from '../../kernel/index.ts';
import {
  ApprovalModeSet,
  ChangeApproved,
  ChangeDropped,
  ChangeProposed,
  OperatorAdded,
  OperatorDisabled,
  OperatorReset,
  OperatorRoleChanged,
  events,
} from './events.ts';

/** The rights to propose and to approve, by kind of the stream to be changed. */
interface Rights {
  readonly propose: Right;
  readonly approve: Right;
}

const RIGHTS_IN: Readonly<Record<string, Rights>> = {
  operators: { propose: 'propose-operators', approve: 'approve-operators' },
  stops: { propose: 'stop-games', approve: 'resume-games' },
  rules: { propose: 'propose-rules', approve: 'approve-rules' },
  catalogue: { propose: 'propose-catalogue', approve: 'approve-catalogue' },
  payment: { propose: 'refund-orders', approve: 'approve-refunds' },
  withdrawal: { propose: 'handle-withdrawals', approve: 'approve-withdrawals' },
  roll: { propose: 'propose-rolls', approve: 'approve-rolls' },
  player: { propose: 'adjust-balance', approve: 'approve-adjustments' },
};

/** Returns the rights over the stream at hand. Before edition 9 all rules had the same. */
function rightsIn({ edition, rules, stream, id }: Desk): Rights | undefined {
  const rights = RIGHTS_IN[kindOf(stream)];
  return rights !== undefined && kindOf(stream) === 'rules' && edition >= TEXTS_EDITION
    ? { ...rights, propose: rules.propose(id) }
    : rights;
}

export const audit = defineAudit({
  events,
  rules: {
    operator: 'operators are added once, act until they are disabled, and do what their role may do',
    'four-eyes':
      'in the mode of pairs another person approves, who had no hand in it and is in the role for a day',
    proposal:
      'a proposal is named once, ends once, in time, and what its approval writes is what its hash says',
    approved:
      'a setting is published with its approval, in one command; the shop itself publishes only what nobody has played by',
    stopped:
      'what was approved is stopped, before anybody plays by it, where its approver was shut out before it counts, and all that was published on top of it',
    'approval-mode': 'two persons can approve where two are needed, and one is enough again after seven days',
  },
  books: NO_BOOKS,
  checks: {
    OperatorAdded: ({ operators }, { operatorId, personId, role }) =>
      operators.add(operatorId, personId, role),
    OperatorReset: ({ operators }, { operatorId }) => operators.reset(operatorId),
    OperatorRoleChanged: ({ operators }, { operatorId, role }) => operators.setRole(operatorId, role),
    OperatorDisabled: ({ operators }, { operatorId }) => operators.disable(operatorId),
    ApprovalModeSet: ({ operators }, { mode, from }) => operators.setMode(mode, from),
    ChangeProposed: (desk, proposed) => {
      const rights = rightsIn(desk);
      return rights === undefined
        ? noProposals(desk.stream)
        : desk.operators.propose(proposed, rights.propose);
    },
    ChangeApproved: ({ operators, stream }, { proposalId, hash }) => {
      const rights = RIGHTS_IN[kindOf(stream)];
      return rights === undefined ? noProposals(stream) : operators.approve(proposalId, hash, rights.approve);
    },
    ChangeDropped: (desk, { proposalId, reason }) => {
      const rights = rightsIn(desk);
      return rights === undefined
        ? noProposals(desk.stream)
        : desk.operators.drop(proposalId, reason, rights);
    },
    ChangeStopped: ({ operators }, { proposalId }) => operators.stop(proposalId),
  },
  writings: {
    'add-operator': { in: 'operators', by: ['system'], writes: one(OperatorAdded) },
    'change-role': { in: 'operators', by: ['system'], writes: one(OperatorRoleChanged) },
    'reset-operator': { in: 'operators', by: ['system'], writes: one(OperatorReset) },
    'disable-operator': { in: 'operators', by: ['system', 'operator'], writes: one(OperatorDisabled) },
    'set-approval-mode': { in: 'operators', by: ['system', 'operator'], writes: one(ApprovalModeSet) },
    'propose-operators': { in: 'operators', by: ['operator'], writes: one(ChangeProposed) },
    'approve-operators': {
      in: 'operators',
      by: ['operator'],
      writes: all(either(one(OperatorAdded), one(OperatorRoleChanged)), one(ChangeApproved)),
    },
    'drop-operators': { in: 'operators', by: ['operator'], writes: one(ChangeDropped) },
  },
  inputs: {
    'reset-operator': ([event, ...more]) =>
      event !== undefined && more.length === 0 && OperatorReset.is(event) ? event.data : undefined,
  },
  ways: {},
});

const noProposals = (stream: string) =>
  violationOf('proposal', 'a stream of what is proposed and approved', stream);
