import { LUCKYCARD_DECKS } from '@skins/engine/luckycard';
import { startOfHouseDay, toGems } from '@skins/engine/kernel';
import { shownCatalogue } from '../catalogue/shown.ts';
import { today } from '../../foundation/game/house-day.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { DECKS_PAGE } from './contract.ts';
import {
  type Looking,
  cardsShown,
  deckShown,
  evidenceOf,
  kindName,
  pendingShown,
  pricesOf,
  turnedShown,
} from './deck-shown.ts';
import type { Desks } from './desks.ts';
import { press } from './pressing.ts';
import { deckQuestions } from './questions.ts';
import { recordCalls } from './record-calls.ts';

const HOUR_MS = 3_600_000;

/** Decks, and how cards are turned. */
export const calls = (shop: Shop<Desks>) => {
  const { game, progress, readModels, desks } = shop;
  const { desk } = desks.luckycard;
  const ask = deckQuestions(readModels);
  const callerOf = (token?: string) => desks.accounts.sessions.playerOf(token);
  const lookingOf = (language: Language, caller: string | undefined): Looking => ({
    catalogue: shownCatalogue(game),
    language,
    caller,
    nameOf: (kind, rulesHash) => kindName(game, kind, rulesHash),
  });
  const found = async (roomId: string) => {
    const deck = await desk.read(roomId);
    return deck.opened === undefined ? undefined : { deck, opened: deck.opened };
  };

  return {
    luckycardRules: async ({ language }) => {
      const now = game.clock();
      const { hash: rulesHash, content } = game.rulesAt(LUCKYCARD_DECKS, now);
      return {
        rulesHash,
        open: desk.isOpen(now),
        idleMs: content.idleHours * HOUR_MS,
        ceiling: toGems(content.ceiling),
        kinds: content.kinds.map(({ kind, name, cards, rate, extra }) => ({
          kind,
          name: inLanguage(name, language),
          cards: cards.reduce((sum, { count }) => sum + count, 0),
          rate,
          extra: toGems(extra),
        })),
      };
    },

    luckycardList: async ({ query, language, token, after }) => {
      await progress.settle(after);
      const { current = 1, size = DECKS_PAGE, state = 'open', kind = '', whose } = query;
      const mine = whose === 'mine';
      const caller = callerOf(token);
      const looking = lookingOf(language, caller);
      const offset = game.houseOffset(game.clock());
      const day = startOfHouseDay(today(game), offset);
      const counts = {
        open: ask.total({ state: 'open', kind: '', mine: '' }),
        finishedToday: ask.finishedSince(day),
      };
      if (mine && caller === undefined) return { records: [], total: 0, current, counts };
      const sought = { state, kind, mine: mine ? (caller ?? '') : '' };
      const decks = await Promise.all(ask.page(sought, size, (current - 1) * size).map(found));
      const records = decks.flatMap((there) =>
        there === undefined ? [] : [deckShown(there.deck, there.opened, looking)],
      );
      return { records, total: ask.total(sought), current, counts };
    },

    luckycardDetail: async ({ query: { roomId }, language, token, after }) => {
      await progress.settle(after);
      const there = await found(roomId);
      if (there === undefined) return new CallRefused('deck-unknown');
      const { deck, opened } = there;
      const looking = lookingOf(language, callerOf(token));
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

    ...recordCalls(shop, { ask, lookingOf, found }),
  } satisfies Handlers<typeof contract>;
};
