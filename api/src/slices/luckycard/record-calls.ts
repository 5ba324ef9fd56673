import { toGems } from '@skins/engine/kernel';
import type { Handlers } from '../../foundation/http/handlers.ts';
import { inLanguage } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { Shop } from '../../shop/shop.ts';
import type * as contract from './contract.ts';
import type { DeckParts } from './deck-parts.ts';
import { type Looking, stateOf, turnedShown } from './deck-shown.ts';
import type { Desks } from './desks.ts';
import { type ListedTurn, type TurnSums, playersRooms, playersTurns } from './views.ts';

const RECORD_PAGE = 12;
const NEWEST_FIRST = { column: 'position', descending: true } as const;
/** Quantile of the normal distribution for a two-sided 95 % interval. */
const Z = 1.959963984540054;

/** A player's own decks and cards. */
export const recordCalls = (
  { progress, readModels }: Pick<Shop<Desks>, 'progress' | 'readModels'>,
  { ask, lookingOf, found }: DeckParts,
) => {
  const rooms = new List(readModels, playersRooms);
  const turns = new List(readModels, playersTurns);

  /** Returns a card of a player with its deck; undefined while it is not on the table. */
  async function cardAt(roomId: string, turn: number, looking: Looking) {
    const there = await found(roomId);
    const card = there?.deck.laid[turn - 1];
    if (there === undefined || card === undefined) return undefined;
    const { deck, opened } = there;
    const name = inLanguage(looking.nameOf(opened.kind, opened.rulesHash), looking.language);
    return { deck, name, number: opened.number, turned: turnedShown(opened, card, looking) };
  }

  /** Returns a row of the record; none while its card is not on the table. */
  async function turnAt({ position: id, deck, turn, item, command }: ListedTurn, looking: Looking) {
    const at = await cardAt(deck, turn, looking);
    if (at === undefined) return [];
    const { name, number, turned } = at;
    return [{ id, roomId: deck, name, number, turned, itemId: item, commandId: command }];
  }

  return {
    luckycardRooms: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const { state, size = RECORD_PAGE } = query;
      const wanted = { whose: playerId, filter: { state } } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const page = rooms.page({ ...wanted, ...begin, limit: size, sort: NEWEST_FIRST });
      const looking = lookingOf(language, playerId);
      const records = await Promise.all(
        page.rows.map(async ({ deck: roomId, turned, cost, value, best, time }) => {
          const at = await cardAt(roomId, best, looking);
          if (at === undefined) return [];
          const { deck, name, number, turned: bestCard } = at;
          const figures = { turned, cost: toGems(cost), value: toGems(value), best: bestCard, time };
          return [{ roomId, name, number, state: stateOf(deck), ...figures }];
        }),
      );
      return {
        records: records.flat(),
        total: rooms.total({ whose: playerId, filter: {} }),
        next: nextOf(page),
        figures: figuresOf(ask.figuresOf(playerId)),
      };
    },

    luckycardRecord: async ({ query, playerId, language, after }) => {
      await progress.settle(after);
      const { roomId, itemIds, size = RECORD_PAGE } = query;
      const looking = lookingOf(language, playerId);
      const shown = async (rows: readonly ListedTurn[]) =>
        (await Promise.all(rows.map((row) => turnAt(row, looking)))).flat();
      if (itemIds !== undefined) {
        const records = await shown(ask.turnsOf(playerId, itemIds.split(',')));
        return { records, total: records.length, next: null };
      }
      const wanted = { whose: playerId, filter: { deck: roomId } } as const;
      const begin = beginningAt(query.after, NEWEST_FIRST);
      const page = turns.page({ ...wanted, ...begin, limit: size, sort: NEWEST_FIRST });
      const total = turns.total({ whose: playerId, filter: {} });
      return { records: await shown(page.rows), total, next: nextOf(page) };
    },
  } satisfies Pick<Handlers<typeof contract>, 'luckycardRooms' | 'luckycardRecord'>;
};

function figuresOf({ plays, staked, returned, promised, variance }: TurnSums) {
  const expected = staked === 0 ? null : promised / staked;
  const reach = staked === 0 ? 0 : (Z * Math.sqrt(variance)) / staked;
  return {
    turned: plays,
    cost: toGems(staked),
    value: toGems(returned),
    expected,
    usual: expected === null ? null : { low: Math.max(0, expected - reach), high: expected + reach },
  };
}
