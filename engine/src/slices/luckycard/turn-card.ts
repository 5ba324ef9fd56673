import { type Bag, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import { type DeckCards, cardAt, cardCount, cardNumber, rollOf } from '../../fairness/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type EventData,
  type Place,
  accepted,
  invariant,
} from '../../kernel/index.ts';
import { settled, stakeAt } from '../props/index.ts';
import { type DrawContext, type Seeds, drawSeeds } from '../seeds/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { CardTurned } from './events.ts';
import type { Luckycard } from './player.ts';

export interface TurnCard {
  readonly reserved: Place;
  /** the claim */
  readonly cause: Place;
  readonly turn: number;
  /** paid with this card, 1/10,000 gem */
  readonly extra: Amount;
  /** in the order of the composition */
  readonly left: readonly DeckCards[];
}

interface State {
  readonly wallet: Wallet;
  readonly bag: Bag;
  readonly seeds: Seeds;
  readonly luckycard: Luckycard;
}

/** Turns a claimed card by the player's next roll: pays it, and grants it. Never refused, because it is claimed. */
export const turnCard: Command<
  State,
  TurnCard,
  DrawContext,
  never,
  EventData<typeof CardTurned> | undefined
> = {
  name: 'turn-card',
  decide(state, { reserved, cause, turn, extra, left }, context) {
    const held = stakeAt(state.luckycard.held, reserved);
    if (held === undefined) return accepted();
    const { before, reveals, after } = drawSeeds(state.seeds, 1, context);
    const [reveal] = reveals;
    invariant(reveal !== undefined, 'a roll has its seeds');
    const { resultHash } = rollOf(reveal.userSeed, reveal.serverSeed, context.hash);
    const { number } = cardNumber(resultHash, cardCount(left));
    const { skinId, value } = cardAt(left, number);
    const itemId = itemIdOf(context.playerId, state.bag.items.length + 1);
    const { stream: deck, stake } = held;
    return accepted(
      ...before,
      CardTurned.of({
        deck,
        reserved,
        cause,
        turn,
        price: stake.gems,
        reveal,
        number,
        skinId,
        value,
        extra,
        itemId,
      }),
      ...settled(state, stake, { reason: 'luckycard-settle', cause, won: extra }),
      ItemsGranted.of({ source: ItemSource.luckycard, items: [{ itemId, skinId, value }] }),
      ...after,
    );
  },
  reply: (events: readonly AnyEvent[]) => events.find(CardTurned.is)?.data,
};
