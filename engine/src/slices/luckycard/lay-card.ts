import { type Command, type Place, type Reveal, accepted } from '../../kernel/index.ts';
import { CardLaid, DeckClosed } from './events.ts';
import { type Deck, nextTurn } from './state.ts';

export interface LayCard {
  readonly reserved: Place;
  readonly number: number;
  readonly skinId: string;
  readonly itemId: string;
  readonly reveal: Reveal;
}

/** Lays the turned card on the table: everybody sees what is left. The last one closes the deck. Writes nothing if repeated. */
export const layCard: Command<Deck, LayCard, unknown, never, null> = {
  name: 'lay-card',
  decide(deck, { reserved, number, skinId, itemId, reveal }) {
    const { opened, pending } = deck;
    if (opened === undefined || pending?.reserved !== reserved) return accepted();
    const last = nextTurn(deck)?.left === 1;
    return accepted(
      CardLaid.of({ turn: pending.turn, reserved, number, skinId, itemId, reveal }),
      ...(last ? [DeckClosed.of({ opened: opened.at, reason: 'finished' })] : []),
    );
  },
  reply: () => null,
};
