import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { actNoter } from './note-act.ts';

/** What operators propose and approve about each other. */
export const councilCalls = ({ accounts: { sessions }, operators, security: { trail } }: Desks) => {
  const { council, reauthentication } = operators;
  const noteAct = actNoter(trail);
  return {
    operatorsPropose: async (acting) => {
      const { operator, body, caller } = acting;
      const proposed = await council.propose(body, operator.operatorId);
      if (proposed.kind === 'refused') return new CallRefused(proposed.code);
      const { proposalId, invitation, position } = proposed;
      caller.wrote(position);
      noteAct(acting, 'operator-proposed', proposalId);
      return { proposalId, invitation };
    },

    operatorsApprove: async (acting) => {
      const { operator, body, caller } = acting;
      const fault = await reauthentication.fault(acting);
      if (fault !== undefined) return fault;
      const approved = await council.approve(body, operator.operatorId);
      if (approved.kind === 'refused') return new CallRefused(approved.code);
      caller.wrote(approved.position);
      noteAct(acting, 'operator-approved', body.proposalId);
      return { invitation: approved.invitation };
    },

    operatorsDrop: async (acting) => {
      const { operator, body, caller } = acting;
      const dropped = await council.drop(body, operator.operatorId);
      if (dropped.kind === 'refused') return new CallRefused(dropped.code);
      caller.wrote(dropped.position);
      noteAct(acting, 'operator-dropped', body.proposalId);
      return null;
    },

    operatorsDisable: async (acting) => {
      const { operator, body, caller } = acting;
      const fault = await reauthentication.fault(acting);
      if (fault !== undefined) return fault;
      const done = await council.disable(body.operatorId, body.reason, operator.operatorId);
      if (done.kind === 'refused') return new CallRefused(done.code);
      caller.wrote(done.position);
      if (done.disabled) await sessions.endAll('operator', body.operatorId);
      noteAct(acting, 'operator-disabled', `${body.operatorId} ${body.reason}`);
      return { disabled: done.disabled };
    },

    approvalModeSet: async (acting) => {
      const { operator, body, caller } = acting;
      const fault = await reauthentication.fault(acting);
      if (fault !== undefined) return fault;
      const set = await council.setMode(body.mode, operator.operatorId);
      if (set.kind === 'refused') return new CallRefused(set.code);
      caller.wrote(set.position);
      noteAct(acting, 'approval-mode-set', body.mode);
      return null;
    },
  } satisfies Pick<
    Handlers<typeof contract>,
    'operatorsPropose' | 'operatorsApprove' | 'operatorsDrop' | 'operatorsDisable' | 'approvalModeSet'
  >;
};
