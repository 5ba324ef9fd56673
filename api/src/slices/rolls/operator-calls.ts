import { cancelRoom, issuePasswords, publishRoom, roomBegun } from '@skins/engine/rolls';
import { commentOf } from '../../foundation/contract/admin/comment.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { refused } from './operator-refusals.ts';
import { creationCalls } from './creation-calls.ts';
import { askedBy } from './asked-by.ts';

type OperatorCalls = Pick<
  Handlers<typeof contract>,
  'createRoomOf' | 'roomCeiling' | 'issuePasswordsOf' | 'publishRoomOf' | 'cancelRoomOf'
>;

/** Operators' calls about rooms, for everything except who wins. */
export const operatorCalls = ({ game, desks }: Shop<Desks>): OperatorCalls => {
  const { operators } = desks;
  const { desk: rolls } = desks.rolls;
  const asked = askedBy(game);
  return {
    ...creationCalls({ game, desks }),

    issuePasswordsOf: async ({ operator: { operatorId }, body: { id, count }, commandId }) => {
      const passwords = rolls.issued(id, commandId, count);
      const hashes = passwords.map((password) => rolls.passOf(id, password));
      const outcome = await game.act(issuePasswords, {
        ...asked(id, operatorId),
        commandId,
        input: { hashes },
      });
      return outcome.kind === 'done' ? { passwords, position: outcome.position } : refused(outcome);
    },

    publishRoomOf: async (proving) => {
      const { operator, body, commandId } = proving;
      const { id, proposalId } = body;
      const fault = await operators.reauthentication.fault(proving);
      if (fault !== undefined) return fault;
      const outcome = await game.act(publishRoom, {
        ...asked(id, operator.operatorId),
        commandId,
        input: { proposalId, created: roomBegun(id), ...commentOf(body) },
      });
      return outcome.kind === 'done' ? { position: outcome.position } : refused(outcome);
    },

    cancelRoomOf: async ({ operator: { operatorId }, body: { id, reason }, commandId }) => {
      if ((await rolls.read(id)).room.created === undefined) return new CallRefused('room-unknown');
      // Answer earlier questions before the room is cancelled.
      await rolls.take(id);
      const outcome = await game.act(cancelRoom, { ...asked(id, operatorId), commandId, input: { reason } });
      return outcome.kind === 'done' ? { position: outcome.position } : refused(outcome);
    },
  };
};
