import { type Command, accepted } from '../../kernel/index.ts';
import { PrizesGiven } from './events.ts';
import type { RoomState } from './state.ts';

interface NotePrizes {
  /** the rank up to which all prizes are in their bags, or nobody's */
  readonly through: number;
  /** after which event this was asked for */
  readonly step: string;
}

/** Notes how far the prizes are given: those are not looked at again. Does nothing where a prize was passed on meanwhile. */
export const notePrizes: Command<RoomState, NotePrizes, object, never, null> = {
  name: 'note-prizes',
  decide: ({ room }, { through, step }) =>
    room.step === step && through > room.given ? accepted(PrizesGiven.of({ through })) : accepted(),
  reply: () => null,
};
