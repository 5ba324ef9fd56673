import {
  type AnyEvent,
  type Command,
  accepted,
  codecOf,
  defineEvent,
  foldOf,
  invariant,
  on,
  rejected,
} from '@skins/engine/kernel';
import { Type } from 'typebox';

// The smallest game with money, for the tests of the runtime and the projector.

/** Coins came in or went out. The event states the balance, so folding in the wrong place shows. */
export const CoinsMoved = defineEvent(
  'CoinsMoved',
  Type.Object({ by: Type.Integer(), left: Type.Integer() }),
);

export interface Purse {
  readonly coins: number;
}

export const purse = foldOf<Purse>(
  { coins: 0 },
  [
    on(CoinsMoved, ({ coins }, { by, left }) => {
      invariant(coins + by === left, 'coins leave what the event states');
      return { coins: left };
    }),
  ],
  // Lets a test choose an event's weight.
  { weigh: ({ coins }) => coins },
);

export const purseCodec = codecOf([CoinsMoved]);

export interface MoveCoins {
  /** negative to take coins out, zero for no event */
  readonly by: number;
}
type MoveCoinsRejection = { readonly code: 'too-few-coins'; readonly coins: number };
interface MoveCoinsReply {
  readonly moves: readonly number[];
}

export const moveCoins: Command<Purse, MoveCoins, unknown, MoveCoinsRejection, MoveCoinsReply> = {
  name: 'move-coins',
  decide({ coins }, { by }) {
    const left = coins + by;
    if (left < 0) return rejected({ code: 'too-few-coins', coins });
    return by === 0 ? accepted() : accepted(CoinsMoved.of({ by, left }));
  },
  reply: (events: readonly AnyEvent[]) => ({
    moves: events.filter(CoinsMoved.is).map(({ data }) => data.by),
  }),
};
