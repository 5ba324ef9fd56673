import { type Command, type Place, accepted, rejected } from '../../kernel/index.ts';
import { PrizePassed } from './events.ts';
import type { RoomState } from './state.ts';

interface PassPrize {
  readonly rank: number;
  /** the entry that cannot have it */
  readonly joined: Place;
}

interface NoSuchWinner {
  readonly code: 'no-such-winner';
}

/** Gives a prize, whose winner has no account any more, to the next reserve; without any it goes back. */
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
