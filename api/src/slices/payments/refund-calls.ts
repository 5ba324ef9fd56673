import { changeHashOf } from '@skins/engine/fairness';
import type { ApprovalRejection } from '@skins/engine/operators';
import {
  REFUND_REASONS,
  approveRefund,
  dropRefund,
  proposeRefund,
  refundAsked,
} from '@skins/engine/payments';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { refundAloneCalls } from './refund-alone-calls.ts';
import { refundAskedBy } from './refund-asked-by.ts';

const ID_DIGITS = 16;

type RefundCalls = Pick<
  Handlers<typeof contract>,
  'askRefundOf' | 'proposeRefundOf' | 'approveRefundOf' | 'dropRefundOf' | 'reconcilePayments'
>;

/** Operators' calls about orders. */
export const refundCalls = ({ game, desks: { operators, payments } }: Shop<Desks>): RefundCalls => {
  const asked = refundAskedBy(game);
  return {
    ...refundAloneCalls({ game }),

    proposeRefundOf: async ({ operator: { operatorId }, body: { orderId, reason }, commandId }) => {
      // Derived from the command id, so that a retry is the same proposal.
      const proposalId = nativeSha256(`${operatorId}/${orderId}/${commandId}`).slice(0, ID_DIGITS);
      const outcome = await game.act(proposeRefund, {
        ...asked(orderId, operatorId),
        commandId,
        input: { proposalId, reason },
      });
      if (outcome.kind === 'done') return { proposalId, position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { code } = outcome.rejection;
      if (code === 'no-order') return new CallRefused('order-unknown');
      return code === 'proposed-already' || code === 'proposal-known'
        ? new CallRefused('refund-proposed')
        : new CallRefused(code);
    },

    approveRefundOf: async (proving) => {
      const { operator, body, commandId } = proving;
      const { orderId, proposalId, hash } = body;
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const reason = refundReasonOf(hash);
      if (reason === undefined) return new CallRefused('refund-stale');
      const outcome = await game.act(approveRefund, {
        ...asked(orderId, operator.operatorId),
        commandId,
        input: { proposalId, reason, ...commentOf(body) },
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { code } = outcome.rejection;
      return new CallRefused(code === 'not-refundable' ? code : APPROVAL_CODES[code]);
    },

    dropRefundOf: async ({ operator, body, commandId }) => {
      const { orderId, proposalId } = body;
      const outcome = await game.act(dropRefund, {
        ...asked(orderId, operator.operatorId),
        commandId,
        input: { proposalId, ...commentOf(body) },
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(DROP_CODES[outcome.rejection.code]);
    },

    reconcilePayments: async () => {
      try {
        return await payments.reconciliation.run();
      } catch {
        return new CallRefused('provider-silent');
      }
    },
  };
};

/** Returns the reason of a proposed refund: its hash can only be that of one of a few words. */
export const refundReasonOf = (hash: string) =>
  REFUND_REASONS.find((reason) => changeHashOf([refundAsked({ reason }, true)]) === hash);

const DROP_CODES = {
  'may-not': 'may-not',
  'unknown-proposal': 'refund-unknown',
  'proposal-ended': 'refund-ended',
} as const;

const APPROVAL_CODES = {
  ...DROP_CODES,
  'proposal-expired': 'refund-expired',
  'proposal-stale': 'refund-stale',
  'own-proposal': 'refund-own',
  'on-probation': 'refund-on-probation',
} as const satisfies Readonly<Record<ApprovalRejection['code'], string>>;
