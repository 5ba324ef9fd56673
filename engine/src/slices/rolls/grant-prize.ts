import { type Bag, ItemSource, ItemsGranted, itemIdOf } from '../bag/index.ts';
import { type Command, type Place, accepted, idOf, rejected, streamOf } from '../../kernel/index.ts';
import { PrizeWon } from './events.ts';

export interface GrantPrize {
  readonly roomId: string;
  readonly joined: Place;
  /** place of the draw, or of the event that passed the prize on */
  readonly cause: Place;
  readonly rank: number;
  readonly skinId: string;
  /** 1/10,000 gem */
  readonly value: number;
}

/** The winner's account was erased. */
export interface WinnerGone {
  readonly code: 'winner-gone';
}

interface State {
  readonly bag: Bag;
  readonly erasure: { readonly erased: unknown };
}

/** Puts a prize into its winner's bag. Its id derives from the draw's place and the rank, so it happens once. */
export const grantPrize: Command<State, GrantPrize, object, WinnerGone, null> = {
  name: 'grant-prize',
  decide({ bag, erasure }, { roomId, joined, cause, rank, skinId, value }) {
    if (erasure.erased !== undefined) return rejected({ code: 'winner-gone' });
    const itemId = itemIdOf(idOf(streamOf(joined)), bag.items.length + 1);
    return accepted(
      PrizeWon.of({ roomId, joined, cause, rank, skinId, value }),
      ItemsGranted.of({ source: ItemSource.rollPrize, items: [{ itemId, skinId, value }] }),
    );
  },
  reply: () => null,
};
