import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { RainJoined } from './events.ts';
import { type RainFault, rainFault } from './grab-packets.ts';
import { type RedPackets, joinedAt } from './player.ts';
import type { Rain } from './state.ts';

interface JoinRain {
  readonly rain: string;
}

export interface JoinRainContext extends Pick<Moment, 'time'> {
  readonly state: Rain;
  /** milliseconds since 1970 */
  readonly registered: number;
  /** keyed hash for this rain; undefined: no device is known */
  readonly device: string | undefined;
  readonly epoch: number;
}

/** In order of precedence. */
export type JoinRainRejection =
  | RainFault
  | { readonly code: 'rain-account-young'; readonly announced: number }
  | { readonly code: 'rain-device-unknown' };

/** Takes part in a rain that falls, by one device. Writes nothing if repeated. */
export const joinRain: Command<
  { readonly redpackets: RedPackets },
  JoinRain,
  JoinRainContext,
  JoinRainRejection,
  null
> = {
  name: 'join-rain',
  decide({ redpackets }, { rain }, { time, state, registered, device, epoch }) {
    if (joinedAt(redpackets, rain) !== undefined) return accepted();
    const fault = rainFault(state, time, epoch);
    if (fault !== undefined) return rejected(fault);
    const announced = state.announced?.time ?? 0;
    if (registered >= announced) return rejected({ code: 'rain-account-young', announced });
    if (device === undefined) return rejected({ code: 'rain-device-unknown' });
    return accepted(RainJoined.of({ rain, device }));
  },
  reply: () => null,
};
