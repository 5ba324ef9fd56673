import { type Command, accepted } from '../../kernel/index.ts';
import { PrizesGiven } from './events.ts';
import type { RoomState } from './state.ts';

export interface NotePrizes {
  /** the rank up to which all prizes are in bags, or returned */
  readonly through: number;
  /** the event after which this was requested */
  readonly step: string;
}

/** Notes the rank up to which prizes are given, so that they are not checked again. Writes nothing if a prize was passed on meanwhile. */
export const notePrizes: Command<RoomState, NotePrizes, object, never, null> = {
  name: 'note-prizes',
  decide: ({ room }, { through, step }) =>
    room.step === step && through > room.given ? accepted(PrizesGiven.of({ through })) : accepted(),
  reply: () => null,
};
