import { nativeSha256 } from '@skins/api/foundation/secrets';
import { playerStream } from '@skins/engine/accounts';
import { EPOCH_STREAM, epochs } from '@skins/engine/epochs';
import { DAY_MS, flowActor, invariant, playerActor } from '@skins/engine/kernel';
import {
  ANNOUNCE_BEFORE_MS,
  RED_PACKETS,
  type Rain,
  announceRain,
  cancelRain,
  closeRain,
  creditPackets,
  drawRain,
  endRain,
  grabPackets,
  joinRain,
  rainStream,
  redpackets,
  sealRain,
} from '@skins/engine/redpackets';
import { rules, rulesInForce, rulesStream } from '@skins/engine/rules';
import { shop } from '@skins/engine/shop';
import { HOUSE_STREAM, houseOffset } from '../kit/house.ts';
import { type View, order } from '../kit/order.ts';
import type { Contexts, World } from '../kit/world.ts';
import { CHAIN, roundOf } from '../rolls/sample-beacon.ts';
import { changing } from '../rules/orders.ts';

const H = 'a'.repeat(64);
const HOUR_MS = 3_600_000;
const RULES_STREAM = rulesStream(RED_PACKETS.name);
const ANNOUNCE_READS = [RULES_STREAM, HOUSE_STREAM, EPOCH_STREAM];

type Content = (typeof RED_PACKETS)['first'];

/** A rain each hour, of so little that a few packets exhaust it. */
export const HOURLY: Content = {
  ...RED_PACKETS.first,
  open: true,
  starts: Array.from({ length: 24 }, (_, hour) => hour * 60),
  total: 10_000,
  perPlayer: 3,
  seconds: 60,
  table: [
    { amount: 1_500, weight: 3 },
    { amount: 3_500, weight: 2 },
  ],
};

/** Lets rains fall by other rules, from a day later on. */
export function planning(world: World, n: number, content: Partial<Content> = {}): void {
  changing(world, n, { rules: RED_PACKETS, content: { ...HOURLY, ...content } });
  world.time += DAY_MS;
}

export const rulesAt = (view: View, time: number) =>
  rulesInForce(view.stateOf(rules.streams.rules, RULES_STREAM).history, RED_PACKETS, time) ?? {
    hash: H,
    content: RED_PACKETS.first,
  };
const epochOf = (view: View): number => view.stateOf(epochs.streams.epoch, EPOCH_STREAM).epoch;

/** Returns the start of the next rain that can be announced. */
export const nextStart = (time: number): number =>
  Math.ceil((time + ANNOUNCE_BEFORE_MS + 1_000) / HOUR_MS) * HOUR_MS;

/** Returns the seed of a test rain. */
export const seedOf = (stream: string): string => nativeSha256(`seed ${stream}`);
export const deviceOf = (player: string): string => nativeSha256(`device ${player}`);

export const rainOf = (view: View, start: number): Rain =>
  view.stateOf(redpackets.streams.rain, rainStream(start));

const ofRain = (start: number) => ({
  stream: rainStream(start),
  actor: flowActor(rainStream(start)),
});

export const announcing = (start: number, { dark = false } = {}) =>
  order({
    ...ofRain(start),
    command: announceRain,
    reads: ANNOUNCE_READS,
    input: { start },
    context: (given, view) => ({
      ...given,
      rules: rulesAt(view, given.time),
      houseOffset: houseOffset(view, given.time),
      chain: dark ? undefined : CHAIN,
      seedHash: nativeSha256(seedOf(rainStream(start))),
      epoch: epochOf(view),
    }),
  });

export const sealing = (start: number) =>
  order({ ...ofRain(start), command: sealRain, input: { size: 1_000, root: H, note: 'a signed note' } });

export const drawing = (view: View, start: number) => {
  const { announced } = rainOf(view, start);
  invariant(announced !== undefined, 'a rain that was announced is drawn');
  return order({
    ...ofRain(start),
    command: drawRain,
    reads: ANNOUNCE_READS,
    input: roundOf(announced.source.round),
    context: (given, now) => ({
      ...given,
      open: rulesAt(now, given.time).content.open,
      epoch: epochOf(now),
    }),
  });
};

export const cancelling = (start: number, reason: 'late' | 'no-beacon') =>
  order({ ...ofRain(start), command: cancelRain, input: { reason } });

export const joining = (player: string, start: number, { device = deviceOf(player), known = true } = {}) =>
  order({
    command: joinRain,
    stream: playerStream(player),
    actor: playerActor(player),
    reads: [rainStream(start), EPOCH_STREAM],
    input: { rain: rainStream(start) },
    context: ({ time }, view) => ({
      time,
      state: rainOf(view, start),
      registered: view.stateOf(shop.streams.player, playerStream(player)).accounts.registered ?? Infinity,
      device: known ? device : undefined,
      epoch: epochOf(view),
    }),
  });

export const grabbing = (start: number, ...players: readonly string[]) =>
  order({
    ...ofRain(start),
    command: grabPackets,
    reads: [EPOCH_STREAM],
    input: { asks: players.map((player) => ({ player, device: deviceOf(player) })) },
    context: ({ time }, view) => ({
      time,
      hash: nativeSha256,
      seed: seedOf(rainStream(start)),
      epoch: epochOf(view),
    }),
  });

/** Contexts of the steps of rains. */
export const contexts: Contexts = {
  'close-rain': ({ at, time }) => ({ time, seedOf: () => seedOf(at.slice(0, at.indexOf('#'))) }),
};

/** Orders of flows, given by hand. */
export const flowing = {
  close: (start: number) =>
    order({
      ...ofRain(start),
      command: closeRain,
      input: {},
      context: ({ time }) => ({ time, seedOf: () => seedOf(rainStream(start)) }),
    }),
  credit: (view: View, player: string, start: number) => {
    const { closed, grabbed } = rainOf(view, start);
    const amounts = grabbed.get(player)?.amounts ?? [];
    return order({
      ...ofRain(start),
      stream: playerStream(player),
      command: creditPackets,
      input: {
        rain: rainStream(start),
        closed: closed?.place ?? '',
        packets: amounts.length,
        amount: amounts.reduce((sum, amount) => sum + amount, 0),
      },
    });
  },
  end: (start: number) => order({ ...ofRain(start), command: endRain, input: {} }),
};
