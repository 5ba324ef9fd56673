import { type DeckCards, type DeckTerms, type Sha256Hex, deckHash } from '../../fairness/index.ts';
import {
  type Amount,
  type Command,
  DAY_MS,
  type Moment,
  type RulesInForce,
  accepted,
  rejected,
} from '../../kernel/index.ts';
import { DeckOpened, deckStream, roomIdOf } from './events.ts';
import type { DeckKind, DeckRules } from './settings/events.ts';
import type { Deck } from './state.ts';

interface OpenDeck {
  readonly kind: string;
  readonly number: number;
}

interface OpenDeckContext extends Pick<Moment, 'time'> {
  readonly hash: Sha256Hex;
  /** in force */
  readonly rules: RulesInForce<DeckRules>;
  /** Returns the price in force, in 1/10,000 gem; undefined: not in the catalogue. */
  readonly priceOf: (skinId: string) => Amount | undefined;
}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type OpenDeckRejection =
  | { readonly code: 'deck-known' }
  /** the rules in force have no such kind */
  | { readonly code: 'deck-kind-unknown'; readonly kind: string }
  | { readonly code: 'unknown-skin'; readonly skinId: string }
  | { readonly code: 'over-deck-ceiling'; readonly ceiling: Amount; readonly worth: Amount };

const HOUR_MS = 3_600_000;
/** Time for the last steps of a deck, milliseconds. */
const STEPS_MS = 8 * DAY_MS;

/** Opens a deck of a kind at the prices in force: its composition is in the log before its first turn. */
export const openDeck: Command<Deck, OpenDeck, OpenDeckContext, OpenDeckRejection, null> = {
  name: 'open-deck',
  decide({ opened }, { kind, number }, { time, hash, rules, priceOf }) {
    if (opened !== undefined) return rejected({ code: 'deck-known' });
    const { idleHours, ceiling, kinds } = rules.content;
    const made = kinds.find((one) => one.kind === kind);
    if (made === undefined) return rejected({ code: 'deck-kind-unknown', kind });
    const { extra, rate } = made;
    const cards = pricedCards(made, priceOf);
    if ('skinId' in cards) return rejected({ code: 'unknown-skin', skinId: cards.skinId });
    const worth = (cards[0]?.value ?? 0) + extra;
    if (worth > ceiling) return rejected({ code: 'over-deck-ceiling', ceiling, worth });
    const terms: DeckTerms = { rate, extra, rulesHash: rules.hash, cards };
    const idleMs = idleHours * HOUR_MS;
    const count = cards.reduce((sum, card) => sum + card.count, 0);
    return accepted(
      DeckOpened.of({
        kind,
        number,
        rulesHash: rules.hash,
        rate,
        extra,
        cards,
        composition: deckHash(deckStream(roomIdOf(kind, number)), terms, hash),
        idleMs,
        endsBy: time + (count + 1) * idleMs + STEPS_MS,
      }),
    );
  },
  reply: () => null,
};

/** Returns the cards at their prices, the dearest first; the skin that has none. */
function pricedCards(
  { cards }: DeckKind,
  priceOf: OpenDeckContext['priceOf'],
): DeckCards[] | { readonly skinId: string } {
  const priced: DeckCards[] = [];
  for (const { skinId, count } of cards) {
    const value = priceOf(skinId);
    if (value === undefined) return { skinId };
    priced.push({ skinId, value, count });
  }
  return priced.toSorted((a, b) => b.value - a.value || (a.skinId < b.skinId ? -1 : 1));
}
