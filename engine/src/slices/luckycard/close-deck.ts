import {
  type Amount,
  type Command,
  type Moment,
  type Place,
  accepted,
  rejected,
} from '../../kernel/index.ts';
import { DeckClosed } from './events.ts';
import { type Deck, idleAt, leftOf } from './state.ts';

interface CloseDeck {
  /** the opening, or the turn since which nothing happened */
  readonly since: Place;
}

interface CloseDeckContext extends Pick<Moment, 'time'> {
  /** Returns the price in force, in 1/10,000 gem; undefined: not in the catalogue. */
  readonly priceOf: (skinId: string) => Amount | undefined;
}

/** It is not idle long enough, and every card left has its price. */
interface DeckInPlay {
  readonly code: 'deck-in-play';
  /** milliseconds since 1970 */
  readonly until: number;
}

/**
 * Closes a deck that nobody plays, or whose cards left have another price in the shop: else a card could be had below it. Writes
 * nothing if a card was claimed since.
 */
export const closeDeck: Command<Deck, CloseDeck, CloseDeckContext, DeckInPlay, null> = {
  name: 'close-deck',
  decide(deck, { since }, { time, priceOf }) {
    const { opened, pending, latest, closed } = deck;
    if (opened === undefined || closed !== undefined || pending !== undefined) return accepted();
    if (latest?.at !== since) return accepted();
    const until = idleAt(deck);
    if (time >= until) return accepted(DeckClosed.of({ opened: opened.at, reason: 'idle' }));
    return isRepriced(deck, priceOf)
      ? accepted(DeckClosed.of({ opened: opened.at, reason: 'price' }))
      : rejected({ code: 'deck-in-play', until });
  },
  reply: () => null,
};

/** Returns whether a card left has another price than at the opening. */
export const isRepriced = (deck: Deck, priceOf: CloseDeckContext['priceOf']): boolean =>
  leftOf(deck).some(({ skinId, value, count }) => count > 0 && priceOf(skinId) !== value);
