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

/** Coins came in or went out; the event states what is left, so that folding it elsewhere than it was decided shows. */
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
  // So a test can make one as heavy as it likes.
  { weigh: ({ coins }) => coins },
);

export const purseCodec = codecOf([CoinsMoved]);

export interface MoveCoins {
  /** below zero to take some out, zero to do nothing */
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
