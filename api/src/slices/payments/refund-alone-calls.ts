import { toGems } from '@skins/engine/kernel';
import { TOP_UP_REFUNDS, askRefund } from '@skins/engine/payments';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { refundAskedBy } from './refund-asked-by.ts';

/** An operator gives money back alone, up to a ceiling. */
export const refundAloneCalls = ({ game }: Pick<Shop, 'game'>) => {
  const asked = refundAskedBy(game);
  return {
    askRefundOf: async ({ operator: { operatorId }, body: { orderId, reason }, commandId }) => {
      const { context, ...order } = asked(orderId, operatorId);
      const outcome = await game.act(askRefund, {
        ...order,
        commandId,
        input: { reason },
        context: (moment) => ({
          ...context(moment),
          ceilings: game.rulesAt(TOP_UP_REFUNDS, moment.time).content,
        }),
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const { rejection } = outcome;
      if (rejection.code === 'no-order') return new CallRefused('order-unknown');
      if (rejection.code !== 'refund-above-ceiling') return new CallRefused(rejection.code);
      const said = String(toGems(rejection.ceiling));
      return new CallRefused(rejection.code, { detail: { zh: said, en: said, ru: said, vi: said } });
    },
  } satisfies Pick<Handlers<typeof contract>, 'askRefundOf'>;
};
