import type { Text } from '@skins/engine/catalogue';
import { type Amount, toGems } from '@skins/engine/kernel';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import { NotCounted } from './adjustment-desk.ts';
import type * as contract from './contract.ts';
import { adjustmentIn } from './adjustment-in.ts';
import { proposalCalls } from './proposal-calls.ts';
import { voidingCalls } from './voiding-calls.ts';

export const calls = ({ game, desks }: Shop<Desks>) => {
  return {
    ...proposalCalls({ game, desks }),
    ...voidingCalls({ game, desks }),

    adjustmentRoom: async ({ operator }) => {
      const { perAct, perDay, left } = await desks.adjustments.desk.room(operator);
      return { perAct: toGems(perAct), perDay: toGems(perDay), left: toGems(left) };
    },

    adjustBalance: async ({ operator, body, commandId }) => {
      const adjustment = adjustmentIn(body);
      const outcome = await desks.adjustments.desk
        .adjust(body.playerId, adjustment, operator.operatorId, commandId)
        .catch(whenUncounted);
      if (outcome.kind === 'uncounted') return new CallRefused('adjustments-uncounted');
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      if (outcome.kind === 'done')
        return { balance: toGems(outcome.reply.balance), position: outcome.position };
      const { rejection } = outcome;
      if (rejection.code === 'above-ceiling')
        return new CallRefused(rejection.code, { detail: inGems(rejection.perAct) });
      if (rejection.code === 'above-day-ceiling')
        return new CallRefused(rejection.code, { detail: inGems(rejection.left) });
      return new CallRefused(rejection.code);
    },
  } satisfies Handlers<typeof contract>;
};

function inGems(amount: Amount): Text {
  const said = String(toGems(amount));
  return { zh: said, en: said, ru: said, vi: said };
}

function whenUncounted(error: unknown): { readonly kind: 'uncounted' } {
  if (error instanceof NotCounted) return { kind: 'uncounted' };
  throw error;
}
