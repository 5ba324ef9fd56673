import { playerStream } from '@skins/engine/accounts';
import type { Moment } from '@skins/engine/kernel';
import { endSuspension, suspendPlayer } from '@skins/engine/standing';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Outcome } from '../../foundation/runtime/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';

export const calls = ({ game }: Shop) => {
  const asked = (playerId: string, by: string) => ({
    by,
    streams: game.streams.player,
    stream: playerStream(playerId),
    context: (moment: Moment) => ({ ...moment, by, register: game.operators().register }),
  });
  return {
    suspendPlayer: async ({ operator, body: { playerId, reason, until }, commandId }) =>
      answered(
        await game.act(suspendPlayer, {
          ...asked(playerId, operator.operatorId),
          commandId,
          input: { reason, until },
        }),
      ),

    endSuspension: async ({ operator, body: { playerId, reason }, commandId }) =>
      answered(
        await game.act(endSuspension, {
          ...asked(playerId, operator.operatorId),
          commandId,
          input: { reason },
        }),
      ),
  } satisfies Handlers<typeof contract>;
};

function answered<Code extends string>(outcome: Outcome<{ readonly code: Code }, unknown>) {
  if (outcome.kind === 'done') return { position: outcome.position };
  return new CallRefused(outcome.kind === 'refused' ? outcome.rejection.code : 'key-reused');
}
