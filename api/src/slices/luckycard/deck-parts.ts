import { shownCatalogue } from '../catalogue/shown.ts';
import type { Language } from '../../foundation/http/language.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Looking, kindName } from './deck-shown.ts';
import type { Desks } from './desks.ts';
import { deckQuestions } from './questions.ts';

/** Queries for the calls about decks. */
export const deckParts = ({
  game,
  readModels,
  desks,
}: Pick<Shop<Desks>, 'desks' | 'game' | 'readModels'>) => {
  const { desk } = desks.luckycard;
  return {
    desk,
    ask: deckQuestions(readModels),
    callerOf: (token?: string) => desks.accounts.sessions.playerOf(token),
    lookingOf: (language: Language, caller: string | undefined): Looking => ({
      catalogue: shownCatalogue(game),
      language,
      caller,
      nameOf: (kind, rulesHash) => kindName(game, kind, rulesHash),
    }),
    /** Returns a deck that there is. */
    found: async (roomId: string) => {
      const deck = await desk.read(roomId);
      return deck.opened === undefined ? undefined : { deck, opened: deck.opened };
    },
  };
};
export type DeckParts = ReturnType<typeof deckParts>;
