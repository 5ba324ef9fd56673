import { Type, type Static } from 'typebox';
import { UNITS_PER_GEM, closed, defineRules } from '../../../kernel/index.ts';

const CARDS_MIN = 20;
export const CARDS_MAX = 100;
const KINDS_MAX = 24;
const NAME_MAX = 40;

const name = Type.String({ minLength: 1, maxLength: NAME_MAX });

const DeckKind = closed({
  kind: Type.String({ pattern: '^[a-z][a-z0-9]{0,19}$', description: 'in the address of its decks' }),
  name: closed({ zh: name, en: name, ru: name, vi: name }),
  cards: Type.Array(
    closed({
      skinId: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
      count: Type.Integer({ minimum: 1, maximum: CARDS_MAX }),
    }),
    { minItems: 1, maxItems: CARDS_MAX },
  ),
  extra: Type.Integer({
    minimum: 0,
    maximum: 10 ** 13,
    description: '1/10,000 gem; paid with the last card',
  }),
  rate: Type.Integer({
    minimum: 1_000,
    maximum: 10_000,
    description: 'in 1/10,000; what every turn returns on average',
  }),
});
export type DeckKind = Static<typeof DeckKind>;

const Terms = closed({
  idleHours: Type.Integer({
    minimum: 1,
    maximum: 720,
    description: 'a deck closes once nobody turned a card for so long',
  }),
  ceiling: Type.Integer({
    minimum: 1,
    maximum: 10 ** 13,
    description:
      '1/10,000 gem; one card and the extra are worth this much at most: the shop could know its own accounts’ numbers',
  }),
  kinds: Type.Array(DeckKind, { maxItems: KINDS_MAX }),
});
export type DeckRules = Static<typeof Terms>;

const once = (all: readonly string[]): boolean => new Set(all).size === all.length;

const holdsDeck = ({ cards }: DeckKind): boolean => {
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  return count >= CARDS_MIN && count <= CARDS_MAX && once(cards.map(({ skinId }) => skinId));
};

/** The decks of lucky cards: one of each kind is open at a time. */
export const LUCKYCARD_DECKS = defineRules(
  'luckycard-decks',
  Type.Refine(Terms, ({ kinds }) => kinds.every(holdsDeck) && once(kinds.map(({ kind }) => kind))),
  { idleHours: 24, ceiling: 1_000 * UNITS_PER_GEM, kinds: [] },
  { like: 'odds' },
);
