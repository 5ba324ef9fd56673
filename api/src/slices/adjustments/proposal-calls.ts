import {
  type Adjustment,
  adjusted,
  approveAdjustment,
  dropAdjustment,
  proposeAdjustment,
} from '@skins/engine/adjustments';
import { changeHashOf } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { adjustmentIn } from './adjustment-in.ts';
import { APPROVAL_CODES, answerTo, proposingIn } from './proposing.ts';

/** Adjustments that a second operator approves. */
export const proposalCalls = ({
  game,
  desks: { adjustments, operators },
}: Pick<Shop<Desks>, 'game' | 'desks'>) => {
  const { asked, saidBy } = proposingIn(game);
  // The content is stored first: a proposal in the log that nobody can read could not be approved.
  return {
    proposeAdjustment: async ({ operator, body, commandId }) => {
      const { playerId } = body;
      const adjustment = adjustmentIn(body);
      const said = saidBy(operator.operatorId, playerId, commandId);
      const { proposalId } = said;
      await adjustments.proposed.add({ ...said, ...adjustment });
      const outcome = await game.act(proposeAdjustment, {
        ...asked(playerId, operator.operatorId),
        commandId,
        input: { proposalId, ...adjustment },
      });
      return answerTo(outcome, proposalId, adjustments.proposed);
    },

    approveAdjustment: async (proving) => {
      const { operator, body, commandId } = proving;
      const { proposalId, hash } = body;
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const proposed = await adjustments.proposed.find(proposalId);
      if (proposed === undefined || proposed.way === 'void') return new CallRefused('adjustment-unknown');
      const { playerId, way, amount, reason } = proposed;
      const adjustment: Adjustment = { way, amount, reason };
      if (changeHashOf([adjusted(adjustment, true)]) !== hash) return new CallRefused('adjustment-stale');
      const outcome = await game.act(approveAdjustment, {
        ...asked(playerId, operator.operatorId),
        commandId,
        input: { proposalId, ...adjustment, ...commentOf(body) },
      });
      if (outcome.kind === 'done')
        return { balance: toGems(outcome.reply.balance), position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { code } = outcome.rejection;
      return new CallRefused(code === 'insufficient-gems' ? code : APPROVAL_CODES[code]);
    },

    dropAdjustment: async ({ operator, body, commandId }) => {
      const { proposalId } = body;
      const proposed = await adjustments.proposed.find(proposalId);
      if (proposed === undefined) return new CallRefused('adjustment-unknown');
      const outcome = await game.act(dropAdjustment, {
        ...asked(proposed.playerId, operator.operatorId),
        commandId,
        input: { proposalId, ...commentOf(body) },
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(APPROVAL_CODES[outcome.rejection.code]);
    },
  } satisfies Pick<Handlers<typeof contract>, 'proposeAdjustment' | 'approveAdjustment' | 'dropAdjustment'>;
};
