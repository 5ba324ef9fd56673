import { type Deck, deckStream, leftOf, nextTurn } from '@skins/engine/luckycard';
import { cardCount } from '@skins/engine/fairness';
import { toGems } from '@skins/engine/kernel';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { List } from '../../foundation/lists/index.ts';
import { namesOf } from '../catalogue/skin-face.ts';
import { type Opened, evidenceOf, playerAt, roomOf, stateOf } from './deck-shown.ts';
import type { DeckRecord, DeckRow } from './resources.ts';
import { allDecks } from './views.ts';

interface DeckFilter {
  readonly state?: string;
  readonly kind?: string;
  readonly reason?: string;
}

/** Decks in the order of their table; details from their streams. */
export function deckSource({ readModels, game }: AdminTools): Source<DeckRow, DeckRecord, DeckFilter> {
  const list = new List(readModels, allDecks);
  const read = async (id: string): Promise<Deck> => (await game.streams.deck.read(deckStream(id))).state;
  const skinOf: SkinOf = (skinId) => ({
    skinId,
    skinNames: namesOf(game.catalogue().skins.get(skinId), skinId),
  });
  const rowsOf = async (ids: readonly string[]): Promise<DeckRow[]> => {
    const found = await Promise.all(ids.map(read));
    return found.flatMap((deck) => (deck.opened === undefined ? [] : [rowOf(deck, deck.opened)]));
  };
  return {
    async list({ filter: { state, kind, reason }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { state, kind, reason } };
      const column = sort.field === 'turned' ? 'turned' : 'position';
      const ordered = { column, descending: sort.descending } as const;
      const { rows, next } = list.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: await rowsOf(rows.map(({ id }) => id)),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: rowsOf,
    async one(id) {
      const deck = await read(id);
      const { opened, closed } = deck;
      if (opened === undefined) return undefined;
      const next = nextTurn(deck);
      const left = leftOf(deck);
      return {
        ...rowOf(deck, opened),
        extra: toGems(opened.extra),
        price: next === undefined ? null : toGems(next.price),
        over: closed?.time ?? null,
        left: opened.cards.map(({ skinId, value, count }, k) => ({
          ...skinOf(skinId),
          value: toGems(value),
          count,
          left: left[k]?.count ?? 0,
        })),
        turns: turnsOf(deck, opened, skinOf),
        evidence: evidenceOf(deck, opened),
      };
    },
  };
}

type SkinOf = (skinId: string) => Pick<DeckRecord['turns'][number], 'skinId' | 'skinNames'>;

function turnsOf(deck: Deck, opened: Opened, skinOf: SkinOf): DeckRecord['turns'] {
  const { turns } = evidenceOf(deck, opened);
  return turns.map(({ turn, skinId, price, value, extra, number, time }, k) => ({
    turn,
    player: playerAt(deck.laid[k]?.reserved ?? ''),
    ...skinOf(skinId),
    price: toGems(price),
    value: toGems(value),
    extra: toGems(extra),
    number,
    time,
  }));
}

function rowOf(deck: Deck, opened: Opened): DeckRow {
  const { turns } = evidenceOf(deck, opened);
  const { kind, number, rate, cards, time } = opened;
  return {
    id: roomOf(opened),
    kind,
    number,
    state: stateOf(deck),
    reason: deck.closed?.reason ?? null,
    cards: cardCount(cards),
    turned: turns.length,
    rate,
    staked: toGems(turns.reduce((sum, { price }) => sum + price, 0)),
    returned: toGems(turns.reduce((sum, { value, extra }) => sum + value + extra, 0)),
    time,
  };
}
