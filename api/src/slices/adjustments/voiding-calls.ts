import { approveVoiding, proposeVoiding } from '@skins/engine/adjustments';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { Desks } from './desks.ts';
import { APPROVAL_CODES, answerTo, proposingIn } from './proposing.ts';

/** Items that two operators void. */
export const voidingCalls = ({
  game,
  desks: { adjustments, operators },
}: Pick<Shop<Desks>, 'game' | 'desks'>) => {
  const { asked, saidBy } = proposingIn(game);
  return {
    proposeVoiding: async ({ operator, body, commandId }) => {
      const { playerId, ...voiding } = body;
      const said = saidBy(operator.operatorId, playerId, commandId);
      const { proposalId } = said;
      await adjustments.proposed.add({ ...said, way: 'void', ...voiding });
      const outcome = await game.act(proposeVoiding, {
        ...asked(playerId, operator.operatorId),
        commandId,
        input: { proposalId, ...voiding },
      });
      return answerTo(outcome, proposalId, adjustments.proposed);
    },

    approveVoiding: async (proving) => {
      const { operator, body, commandId } = proving;
      const { proposalId, hash } = body;
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const proposed = await adjustments.proposed.find(proposalId);
      if (proposed?.way !== 'void') return new CallRefused('adjustment-unknown');
      const { playerId, itemIds, reason } = proposed;
      const { adjustments: waiting } = await game.readPlayer(playerId);
      // The operator must have seen the waiting proposal's hash. The command checks whether it can still be written.
      const open = waiting.open.get(proposalId);
      if (open !== undefined && open.hash !== hash) return new CallRefused('adjustment-stale');
      const outcome = await game.act(approveVoiding, {
        ...asked(playerId, operator.operatorId),
        commandId,
        input: { proposalId, itemIds, reason, ...commentOf(body) },
      });
      if (outcome.kind === 'done') return { itemIds: [...outcome.reply.itemIds], position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(APPROVAL_CODES[outcome.rejection.code]);
    },
  } satisfies Pick<Handlers<typeof contract>, 'proposeVoiding' | 'approveVoiding'>;
};
