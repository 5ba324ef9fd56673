import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { DeckParts } from './deck-parts.ts';
import { cardsShown, deckShown, evidenceOf, pendingShown, pricesOf, turnedShown } from './deck-shown.ts';
import type { Desks } from './desks.ts';
import { press } from './pressing.ts';

type Names = 'luckycardDetail' | 'luckycardEvidence' | 'luckycardPress';

/** One deck: its table, its evidence, and how cards are turned. */
export const roomCalls = (shop: Shop<Desks>, { ask, callerOf, lookingOf, found }: DeckParts) => {
  const { game, progress } = shop;
  return {
    luckycardDetail: async ({ query: { roomId }, language, token, after }) => {
      await progress.settle(after);
      const there = await found(roomId);
      if (there === undefined) return new CallRefused('deck-unknown');
      const { deck, opened } = there;
      const looking = lookingOf(language, await callerOf(token));
      return {
        deck: deckShown(deck, opened, looking),
        now: game.clock(),
        composition: opened.composition,
        rulesHash: opened.rulesHash,
        cards: cardsShown(deck, looking),
        turned: deck.laid.map((card) => turnedShown(opened, card, looking)),
        prices: pricesOf(deck),
        pending: deck.pending === undefined ? null : pendingShown(deck.pending, looking.caller),
        successor: deck.closed === undefined ? null : (ask.openOf(opened.kind) ?? null),
      };
    },

    luckycardEvidence: async ({ query: { roomId } }) => {
      const there = await found(roomId);
      return there === undefined ? new CallRefused('deck-unknown') : evidenceOf(there.deck, there.opened);
    },

    luckycardPress: (asked) => press(shop, asked, lookingOf(asked.language, asked.playerId)),
  } satisfies Pick<Handlers<typeof contract>, Names>;
};
