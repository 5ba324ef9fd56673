import { type Command, type Place, accepted, invariant } from '../../kernel/index.ts';
import { CardLaid, DeckClosed } from './events.ts';
import type { TurnedCard } from './player.ts';
import { type Deck, nextTurn } from './state.ts';

interface LayCard {
  readonly reserved: Place;
}

interface LayCardContext {
  /** what the player turned with the claim of this deck, as decided */
  readonly turned: TurnedCard | undefined;
}

/** Lays the turned card on the table: everybody sees what is left. The last one closes the deck. Writes nothing if repeated. */
export const layCard: Command<Deck, LayCard, LayCardContext, never, null> = {
  name: 'lay-card',
  decide(deck, { reserved }, { turned }) {
    const { opened, pending } = deck;
    if (opened === undefined || pending?.reserved !== reserved) return accepted();
    invariant(turned?.reserved === reserved, 'a card is laid once it is turned');
    const { number, skinId, itemId, reveal } = turned;
    const last = nextTurn(deck)?.left === 1;
    return accepted(
      CardLaid.of({ turn: pending.turn, reserved, number, skinId, itemId, reveal }),
      ...(last ? [DeckClosed.of({ opened: opened.at, reason: 'finished' })] : []),
    );
  },
  reply: () => null,
};
