import { startOfHouseDay, toGems } from '@skins/engine/kernel';
import { LUCKYCARD_DECKS } from '@skins/engine/luckycard';
import { today } from '../../foundation/game/house-day.ts';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { inLanguage } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import { DECKS_PAGE } from './contract.ts';
import type { DeckParts } from './deck-parts.ts';
import { deckShown } from './deck-shown.ts';
import type { Desks } from './desks.ts';

const HOUR_MS = 3_600_000;

/** The rules, and decks in lists. */
export const hallCalls = (
  { game, progress }: Shop<Desks>,
  { ask, desk, callerOf, lookingOf, found }: DeckParts,
) =>
  ({
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
      const caller = await callerOf(token);
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
  }) satisfies Pick<Handlers<typeof contract>, 'luckycardRules' | 'luckycardList'>;
