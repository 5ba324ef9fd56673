import { type Amount, type AnyEvent, type Command, accepted, rejected } from '../../kernel/index.ts';
import { type StakeMissing, gemsReserved } from '../props/index.ts';
import { type DrawContext, type Seeds, armSeeds } from '../seeds/index.ts';
import { type Wallet, WalletPosted } from '../wallet/index.ts';
import { type ClaimFault, claimFault } from './claim-card.ts';
import { CardPressed, PRESS_MS, deckStream } from './events.ts';
import type { Luckycard } from './player.ts';
import { CARDS_MAX } from './settings/events.ts';
import type { Deck } from './state.ts';

interface PressCard {
  readonly roomId: string;
  /** the next turn and its price that the player saw; in 1/10,000 gem */
  readonly turn: number;
  readonly price: Amount;
  /** of the table; decoration */
  readonly place: number | null;
}

export interface PressCardContext extends Pick<DrawContext, 'time' | 'at' | 'commandId' | 'hash'> {
  /** the deck as decided */
  readonly deck: Deck;
}

/** In order of precedence. */
export type PressCardRejection = ClaimFault | Extract<StakeMissing, { readonly code: 'insufficient-gems' }>;

interface PressCardReply {
  /** with the price held, 1/10,000 gem; undefined if the card costs nothing */
  readonly balance: Amount | undefined;
}

interface State {
  readonly wallet: Wallet;
  readonly seeds: Seeds;
  readonly luckycard: Luckycard;
}

/** Holds the price of the card that the player saw, before the card is asked for. A stale press costs nothing. */
export const pressCard: Command<State, PressCard, PressCardContext, PressCardRejection, PressCardReply> = {
  name: 'press-card',
  decide(state, { roomId, turn, price, place }, context) {
    const stream = deckStream(roomId);
    const fault = claimFault(context.deck, { turn, price });
    if (fault !== undefined) return rejected(fault);
    if (state.luckycard.held.some((press) => press.stream === stream))
      return rejected({ code: 'card-pending' });
    const paid = gemsReserved(state, price, 'luckycard-stake', context.at);
    if (paid.kind === 'rejected') return paid;
    const chosen = place !== null && place >= 1 && place <= CARDS_MAX ? place : null;
    return accepted(
      // The number comes by a later step, whose id the player did not choose: the seed has to stand before.
      ...armSeeds(state.seeds, 1, context),
      CardPressed.of({ deck: stream, turn, price, place: chosen, due: context.time + PRESS_MS }),
      ...paid.events,
    );
  },
  reply: (events: readonly AnyEvent[]) => ({ balance: events.find(WalletPosted.is)?.data.balance }),
};
