import { type Command, type Place, accepted, rejected } from '../../kernel/index.ts';
import { PrizePassed } from './events.ts';
import type { RoomState } from './state.ts';

export interface PassPrize {
  readonly rank: number;
  /** the entry that cannot receive it */
  readonly joined: Place;
}

export interface NoSuchWinner {
  readonly code: 'no-such-winner';
}

/** Passes a prize to the next reserve if the winner's account was erased; returns it without one. */
export const passPrize: Command<RoomState, PassPrize, object, NoSuchWinner, null> = {
  name: 'pass-prize',
  decide({ room }, { rank, joined }) {
    const { drawn, winners, passed } = room;
    if (drawn === undefined || winners[rank - 1]?.joined !== joined)
      return rejected({ code: 'no-such-winner' });
    const to = drawn.reserves[passed]?.joined ?? null;
    return accepted(PrizePassed.of({ rank, joined, to }));
  },
  reply: () => null,
};
