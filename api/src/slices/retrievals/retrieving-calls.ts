import { type Moment, playerActor, toGems } from '@skins/engine/kernel';
import {
  AT_ONCE_MAX,
  RETRIEVAL_TERMS,
  putBackItems,
  recallWithdrawal,
  retrieveItems,
  withdrawalStream,
} from '@skins/engine/retrievals';
import { demandRoom, runCommand } from '../../foundation/game/index.ts';
import { CallRefused, Refused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Desks } from './desks.ts';
import type * as contract from './contract.ts';
import type { DeliveryDesk } from './delivery-desk.ts';
import { noDeliveries } from './no-deliveries.ts';
import type { OwnRetrievals } from './own-retrievals.ts';

/** A player takes items out, or puts them back. */
export const retrievingCalls = (shop: Shop<Desks>, { ownOf }: OwnRetrievals) => {
  const { game } = shop;
  const { desk: deliveries } = shop.desks.retrievals;
  return {
    retrievalTerms: async ({ playerId }) => {
      const { content } = termsNow(shop, game.clock());
      const { open, releaseAbove, releaseHours, answerHours } = content;
      const tradeLink = (await deliveries.recipientOf(playerId)) !== undefined;
      const hours = { releaseHours, answerHours };
      return { open, releaseAbove: toGems(releaseAbove), ...hours, tradeLink, atOnce: AT_ONCE_MAX };
    },

    retrieveItemsOf: async ({ body: { itemIds }, playerId, commandId }) => {
      const recipient = await recipientOf(shop.desks, playerId);
      const played = await runCommand(game, retrieveItems, {
        playerId,
        commandId,
        input: { itemIds },
        context: (draw) => {
          // Thrown here, as what was asked for before is answered as it was, whatever became of the link.
          if (recipient instanceof CallRefused) throw new Refused(recipient);
          return { ...draw, recipient, terms: termsNow(shop, draw.time) };
        },
      });
      if (played instanceof CallRefused) return played;
      const retrievals = played.reply.map(({ retrievalId: id, itemId, release }) => ({
        id,
        itemId,
        release,
      }));
      return { retrievals, position: played.position };
    },

    putItemsBack: async ({ body: { itemIds }, playerId, commandId }) => {
      const played = await runCommand(game, putBackItems, {
        playerId,
        commandId,
        input: { itemIds },
        context: (draw): Moment => draw,
      });
      if (played instanceof CallRefused) return played;
      return { itemIds: [...played.reply], position: played.position };
    },

    recallRetrieval: async ({ body: { id }, playerId, commandId }) => {
      // Nothing is written into another player's conversation, and no more than anywhere into one's own.
      if ((await ownOf(id, playerId)) === undefined) return new CallRefused('withdrawal-unknown');
      await demandRoom(game, playerId);
      const actor = playerActor(playerId);
      const outcome = await game.runtime.execute({
        command: recallWithdrawal,
        streams: game.streams.withdrawal,
        stream: withdrawalStream(id),
        commandId,
        input: {},
        actor,
        context: ({ time }: Moment) => ({ time, actor, register: game.operators().register }),
      });
      if (outcome.kind === 'done') return { position: outcome.position };
      if (outcome.kind === 'key-reused') return new CallRefused('key-reused');
      const over = outcome.rejection.code === 'withdrawal-over';
      return new CallRefused(over ? 'withdrawal-over' : 'withdrawal-unknown');
    },
  } satisfies Pick<
    Handlers<typeof contract>,
    'retrievalTerms' | 'retrieveItemsOf' | 'putItemsBack' | 'recallRetrieval'
  >;
};

/** What stands in the log for a player's trade link, or why nothing can be sent there. */
async function recipientOf({ accounts, retrievals: { desk } }: Desks, playerId: string) {
  const known = await desk.recipientOf(playerId);
  if (known !== undefined) return (await faultOfAccount(desk, known.link)) ?? known.recipient;
  const written = (await accounts.facts.of(playerId))['trade-link'] ?? '';
  return new CallRefused(written === '' ? 'trade-link-empty' : 'trade-link-malformed');
}

/** What is wrong with the account of a trade link; a provider that is silent now hears of the items later. */
async function faultOfAccount({ provider }: DeliveryDesk, link: string) {
  const fault = await provider.check(link).catch(() => undefined);
  if (fault === 'private') return new CallRefused('inventory-private');
  if (fault === 'locked') return new CallRefused('account-locked');
  return fault === 'link' ? new CallRefused('trade-link-malformed') : undefined;
}

/** Closed where nobody delivers: what is asked for would fail at once. */
function termsNow({ game, desks: { retrievals } }: Shop<Desks>, time: number) {
  const terms = game.rulesAt(RETRIEVAL_TERMS, time);
  return retrievals.desk.provider === noDeliveries
    ? { ...terms, content: { ...terms.content, open: false } }
    : terms;
}
