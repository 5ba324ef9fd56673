import { askedBy } from './asked-by.ts';
import { operatorActor } from '@skins/engine/kernel';
import { type Withdrawal, recallWithdrawal, rejectWithdrawal } from '@skins/engine/retrievals';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import { WHY } from './withdrawal-refusals.ts';

/** Operators reject, recall or retry a retrieval, and look at the list of deliveries. */
export const withdrawalCalls = ({ game, desks }: Shop<Desks>) => {
  const { desk: deliveries, matching } = desks.retrievals;
  const asked = askedBy(game);
  return {
    rejectRetrieval: async ({ operator: { operatorId }, body: { id, itemId, reason }, commandId }) => {
      const input = { itemId, reason };
      const outcome = await game.act(rejectWithdrawal, { ...asked(id, operatorId), commandId, input });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(WHY[outcome.rejection.code]);
    },

    recallRetrievalOf: async ({ operator: { operatorId }, body: { id }, commandId }) => {
      const outcome = await game.act(recallWithdrawal, {
        ...asked(id, operatorId),
        commandId,
        input: {},
        context: ({ time }) => ({
          time,
          actor: operatorActor(operatorId),
          register: game.operators().register,
        }),
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      return new CallRefused(WHY[outcome.rejection.code]);
    },

    retryRetrieval: async ({ body: { id } }) => {
      const { withdrawal } = await deliveries.read(id);
      if (withdrawal.asked === undefined) return new CallRefused('withdrawal-unknown');
      try {
        for (const key of toldAgain(withdrawal))
          await deliveries.port({ do: 'call', key, to: '', request: {} });
        await deliveries.refresh(id);
        return null;
      } catch {
        return new CallRefused('deliveries-silent');
      }
    },

    reconcileDeliveries: async () => {
      try {
        return await matching.run();
      } catch {
        return new CallRefused('deliveries-silent');
      }
    },
  } satisfies Pick<
    Handlers<typeof contract>,
    'rejectRetrieval' | 'recallRetrievalOf' | 'retryRetrieval' | 'reconcileDeliveries'
  >;
};

/** What the provider has not taken, as the flow tells it: it may hear everything twice. */
function toldAgain({ asked, released, recalled, offered, ended }: Withdrawal): readonly string[] {
  if (asked === undefined || ended !== undefined) return [];
  return [
    ...(offered === undefined ? [`${(released ?? asked).place}/send`] : []),
    ...(recalled === undefined ? [] : [`${recalled.place}/recall`]),
  ];
}
