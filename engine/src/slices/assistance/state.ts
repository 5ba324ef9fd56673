import { Map as Persistent } from 'immutable';
import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { AssistGiven } from './events.ts';

/** A helper, a device and a count, as they weigh in memory. */
const HELP_BYTES = 300;

/** Who helped whom into one room. */
export interface Assists {
  /** whom they helped, by helper */
  readonly helpers: Persistent<string, string>;
  /** the helper, by keyed hash of the device */
  readonly devices: Persistent<string, string>;
  /** how many helped, by player who was helped */
  readonly counts: Persistent<string, number>;
}

export const assists: Fold<Assists> = foldOf<Assists>(
  { helpers: Persistent(), devices: Persistent(), counts: Persistent() },
  [
    on(AssistGiven, ({ helpers, devices, counts }, { helper, helped, device }) => ({
      helpers: helpers.set(helper, helped),
      devices: device === null ? devices : devices.set(device, helper),
      counts: counts.set(helped, (counts.get(helped) ?? 0) + 1),
    })),
  ],
  { weigh: ({ helpers }) => helpers.size * HELP_BYTES },
);

/** The stream of the help into a room. @param room its id: what follows `roll-` in the name of its own stream */
export const assistStream = (room: string): string => `assist-${room}`;

/** How many helped a player into the room. */
export const assistsOf = ({ counts }: Assists, playerId: string): number => counts.get(playerId) ?? 0;
