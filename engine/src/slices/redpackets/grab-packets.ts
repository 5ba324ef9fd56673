import { type Sha256Hex, entrantOf, packetAmount } from '../../fairness/index.ts';
import {
  type Command,
  type EventData,
  type Moment,
  accepted,
  invariant,
  streamOf,
} from '../../kernel/index.ts';
import { GRABS_AT_ONCE, PacketsGrabbed } from './events.ts';
import { type Rain, countOf, leftOf, rainPhaseOf, withPackets } from './state.ts';

/** A player asks for the next packet. */
export interface Ask {
  readonly player: string;
  /** keyed hash for this rain */
  readonly device: string;
}

interface GrabPackets {
  /** in the order in which they came; a player may ask more than once */
  readonly asks: readonly Ask[];
}

export interface GrabPacketsContext extends Pick<Moment, 'time'> {
  readonly hash: Sha256Hex;
  readonly seed: string;
  readonly epoch: number;
}

/** Why a rain gives nothing, in order of precedence. */
export type RainFault =
  | { readonly code: 'rain-unknown' }
  | { readonly code: 'rain-to-come'; readonly start: number }
  | { readonly code: 'rain-over' };

/** Why a player gets no packet, in order of precedence. */
export type GrabFault =
  | RainFault
  | { readonly code: 'rain-device-used' }
  | { readonly code: 'packets-spent'; readonly most: number }
  | { readonly code: 'rain-empty' };

/** Returns why a rain gives nothing at a time. */
export function rainFault(rain: Rain, time: number, epoch: number): RainFault | undefined {
  const { announced } = rain;
  const phase = rainPhaseOf(rain);
  if (announced === undefined || phase === 'cancelled') return { code: 'rain-unknown' };
  if (time < announced.start) return { code: 'rain-to-come', start: announced.start };
  const falls = phase === 'drawn' && time < announced.endsAt && epoch === announced.epoch;
  return falls ? undefined : { code: 'rain-over' };
}

/** Returns why a player gets no packet at a time. */
export function grabFault(
  rain: Rain,
  { player, device }: Ask,
  { time, epoch }: Pick<GrabPacketsContext, 'time' | 'epoch'>,
): GrabFault | undefined {
  const fault = rainFault(rain, time, epoch);
  if (fault !== undefined) return fault;
  if (rain.devices.get(device, player) !== player) return { code: 'rain-device-used' };
  const most = rain.announced?.terms.perPlayer ?? 0;
  if (countOf(rain, player) >= most) return { code: 'packets-spent', most };
  return leftOf(rain) === 0 ? { code: 'rain-empty' } : undefined;
}

type Packet = EventData<typeof PacketsGrabbed>['packets'][number];

/** Gives packets in the order asked for: each what the table says, or what remains. Who gets none is left out. */
export const grabPackets: Command<Rain, GrabPackets, GrabPacketsContext, never, readonly Packet[]> = {
  name: 'grab-packets',
  decide(rain, { asks }, context) {
    invariant(asks.length <= GRABS_AT_ONCE, 'an append takes a bounded number of packets');
    const packets: Packet[] = [];
    let now = rain;
    for (const ask of asks) {
      if (grabFault(now, ask, context) !== undefined) continue;
      const n = countOf(now, ask.player) + 1;
      const amount = Math.min(leftOf(now), worthOf(now, ask.player, n, context));
      const packet = { player: ask.player, n, amount, device: n === 1 ? ask.device : null };
      packets.push(packet);
      now = withPackets(now, [packet]);
    }
    return packets.length === 0 ? accepted() : accepted(PacketsGrabbed.of({ packets }));
  },
  reply: (events) => events.find(PacketsGrabbed.is)?.data.packets ?? [],
};

/** Returns what the table gives for a player's n-th packet. */
function worthOf(
  { announced, drawn }: Rain,
  player: string,
  n: number,
  { hash, seed }: Pick<GrabPacketsContext, 'hash' | 'seed'>,
): number {
  invariant(announced !== undefined && drawn !== undefined, 'packets fall of a rain that was drawn');
  return packetAmount(announced.terms.table, {
    rain: streamOf(announced.place),
    seed,
    randomness: drawn.by.randomness,
    entrant: entrantOf(hash, player),
    n,
  });
}
