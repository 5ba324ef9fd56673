import { Map as Persistent } from 'immutable';
import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { AssistGiven } from './events.ts';

/** Bytes of a helper, a device and a count in memory. */
const HELP_BYTES = 300;

/** The helpers and helped players of one room. */
export interface Assists {
  /** helped player, by helper */
  readonly helpers: Persistent<string, string>;
  /** helper, by keyed hash of the device */
  readonly devices: Persistent<string, string>;
  /** number of helpers, by helped player */
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

/** Returns the stream of a room's assistance. @param room its id: the part after `roll-` in its own stream's name */
export const assistStream = (room: string): string => `assist-${room}`;

/** Returns how many players helped a player into the room. */
export const assistsOf = ({ counts }: Assists, playerId: string): number => counts.get(playerId) ?? 0;
