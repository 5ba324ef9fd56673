import { EpochOpened } from '@skins/engine/epochs';
import {
  PacketsCredited,
  PacketsGrabbed,
  RainAnnounced,
  RainCancelled,
  RainClosed,
  RainDrawn,
  RainEnded,
  RainJoined,
  RainSealed,
  rainStream,
  type redpackets as slice,
} from '@skins/engine/redpackets';
import { WalletPosted } from '@skins/engine/wallet';
import { repeating } from '../kit/endings.ts';
import { type Forge, appended, both, edited, inserted, moved, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA } from '../kit/platform.ts';
import { copied, endingWith, withoutStream } from '../kit/splices.ts';
import { roundOf } from '../rolls/sample-beacon.ts';
import { deviceOf } from './orders.ts';

const H = 'a'.repeat(64);

/** Changes the first packet of an append. */
const firstPacket = (
  change: (packet: { readonly amount: number; readonly player: string; readonly n: number }) => object,
): Forge =>
  edited(PacketsGrabbed, ({ packets: [first, ...others] }) => ({
    packets: first === undefined ? [] : [{ ...first, ...change(first) }, ...others],
  }));

const MINUTE_MS = 60_000;
const forged = () => ({ command: 'forged' });

/** Announces the first rain in another stream. */
const announcedIn = (stream: string, later = 0): Forge =>
  both(
    moved(RainAnnounced, () => ({ stream, actor: `flow:${stream}` })),
    edited(RainAnnounced, ({ start, endsAt }) => ({ start: start + later, endsAt: endsAt + later })),
  );

/** Announces the first rain a minute later than planned. */
const unplanned: Forge = (log) => {
  const { data } = log.find((record) => RainAnnounced.is(record)) ?? {};
  const start: unknown = Reflect.get(Object(data), 'start');
  return announcedIn(rainStream(Number(start) + MINUTE_MS), MINUTE_MS)(log);
};

/** Draws the rain that is cancelled because rains are closed. */
const drawnThough: Forge = (log) => {
  const { stream } = log.find((record) => RainCancelled.is(record) && record.data.reason === 'closed') ?? {};
  const announced = log.find((record) => RainAnnounced.is(record) && record.stream === stream);
  const round = announced !== undefined && RainAnnounced.is(announced) ? announced.data.source.round : 0;
  const { type, v, data } = RainDrawn.of({ by: roundOf(round) });
  const closed = { where: ({ reason }: { readonly reason: string }) => reason === 'closed' };
  // A second later than the cancellation, as the round is out then.
  return moved(RainCancelled, ({ time }) => ({ type, v, data, time: time + 1_000 }), closed)(log);
};

/** Lets a player who has the device of another one grab packets too. */
const sameDevice: Forge = both(
  edited(RainJoined, () => ({ device: deviceOf('dave0000') }), { nth: 1 }),
  edited(PacketsGrabbed, ({ packets }) => ({
    packets: packets.map((one) => (one.device === null ? one : { ...one, device: deviceOf('dave0000') })),
  })),
);

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'rain-terms': [
    edited(RainAnnounced, ({ terms }) => ({ terms: { ...terms, total: terms.total + 1 } })),
    edited(RainAnnounced, ({ terms }) => ({ terms: { ...terms, rulesHash: H } })),
    edited(RainAnnounced, ({ terms }) => ({ terms: { ...terms, perPlayer: terms.perPlayer + 1 } })),
    edited(RainAnnounced, ({ terms }) => ({ terms: { ...terms, table: terms.table.toReversed() } })),
    edited(RainAnnounced, ({ endsAt }) => ({ endsAt: endsAt + 1 })),
    edited(RainAnnounced, ({ start }) => ({ start: start + 3_600_000 })),
    announcedIn('rain-000000000001'),
    unplanned,
    moved(RainAnnounced, ({ time }) => ({ time: time + 200_000 })),
    both(withoutStream('rules-red-packets'), endingWith(RainAnnounced)),
    drawnThough,
  ],
  'rain-order': [
    edited(RainEnded, () => ({ announced: 'rain-000000000001#1' })),
    without(RainDrawn),
    without(RainSealed),
    repeating(RainSealed),
    inserted(RainSealed, forged),
    copied([PacketsCredited], [RainClosed]),
    copied([RainJoined], [RainDrawn]),
    copied([RainEnded], [RainClosed]),
    inserted(RainClosed, forged),
    moved(RainClosed, ({ time }) => ({ time: time - 2_000 })),
  ],
  // Signed a second later than three seconds before the round.
  'rain-sealed': [moved(RainSealed, ({ time }) => ({ time: time + 2_000 }))],
  // A chosen round, another round, an unsigned number.
  'rain-source': [
    edited(RainDrawn, ({ by }) => ({ by: { ...roundOf(by.round + 1), round: by.round } })),
    edited(RainDrawn, ({ by }) => ({ by: { ...by, randomness: H } })),
    edited(RainDrawn, ({ by }) => ({ by: { ...by, round: by.round + 1 } })),
    edited(RainDrawn, ({ by }) => ({ by: roundOf(by.round + 1) })),
    moved(RainDrawn, ({ time }) => ({ time: time - 2_000 })),
    edited(RainAnnounced, ({ source }) => ({
      source: { ...source, round: source.round + 1, time: source.time + 3_000 },
    })),
  ],
  // A seed that does not fit.
  'rain-seed': [
    edited(RainClosed, () => ({ seed: H })),
    edited(RainAnnounced, () => ({ seedHash: H })),
    edited(RainAnnounced, ({ epoch }) => ({ epoch: epoch + 1 })),
    both(copied([EpochOpened], [RainDrawn]), endingWith(RainDrawn)),
    both(copied([EpochOpened], [RainJoined]), endingWith(RainJoined)),
  ],
  // A packet that the table does not give, and one less than was grabbed.
  'rain-packet': [
    firstPacket(({ amount }) => ({ amount: amount + 1 })),
    both(
      firstPacket(({ amount }) => ({ amount: amount + 1 })),
      edited(RainClosed, ({ issued }) => ({ issued: issued + 1 })),
    ),
    firstPacket(({ n }) => ({ n: n + 1 })),
    edited(RainClosed, ({ packets }) => ({ packets: packets - 1 })),
    edited(RainClosed, ({ players }) => ({ players: players - 1 })),
  ],
  // More issued than reserved.
  'rain-reserve': [
    firstPacket(() => ({ amount: 10_001 })),
    edited(RainEnded, ({ left }) => ({ left: left - 1 }), { where: ({ left }) => left > 0 }),
  ],
  // Late, and by somebody who does not take part.
  'rain-grab': [
    moved(PacketsGrabbed, ({ time }) => ({ time: time + 2_000 }), {
      where: ({ packets }) => packets.length === 1,
    }),
    firstPacket(() => ({ player: 'stranger' })),
    edited(RainJoined, () => ({ rain: 'rain-000000000001' })),
    appended(RainJoined, () => ({})),
    inserted(RainJoined, forged),
    edited(PacketsGrabbed, ({ packets: [first] }) => ({
      packets:
        first === undefined
          ? []
          : [1, 2, 3, 4].map((n) => ({ ...first, n, amount: 1, device: n === 1 ? first.device : null })),
    })),
  ],
  // The announcement is older than the youngest account.
  'rain-account': [
    both(
      moved(RainAnnounced, ({ time }) => ({ time: time - 1_500 })),
      moved(WalletPosted, ({ time }) => ({ time: time - 1_500 }), {
        where: ({ reason }) => reason === 'rain-reserve',
      }),
    ),
  ],
  // Two accounts of one device.
  'rain-device': [
    firstPacket(() => ({ device: H })),
    sameDevice,
    both(
      edited(RainJoined, () => ({ device: deviceOf(ANNA) }), { nth: 1 }),
      edited(PacketsGrabbed, ({ packets }) => ({
        packets: packets.map((one) => (one.device === null ? one : { ...one, device: deviceOf(ANNA) })),
      })),
    ),
  ],
  // More than was grabbed, twice, never.
  'rain-paid': [
    edited(PacketsCredited, ({ amount }) => ({ amount: amount + 1 })),
    edited(PacketsCredited, ({ packets }) => ({ packets: packets + 1 })),
    repeating(PacketsCredited),
    both(
      without(PacketsCredited),
      without(WalletPosted, { where: ({ reason }) => reason === 'red-packets' }),
    ),
  ],
  'rain-cancelled': [
    edited(RainCancelled, () => ({ reason: 'no-beacon' as const }), {
      where: ({ reason }) => reason === 'late',
    }),
    edited(RainCancelled, () => ({ reason: 'epoch' as const }), {
      where: ({ reason }) => reason === 'closed',
    }),
    edited(RainCancelled, () => ({ reason: 'closed' as const }), {
      where: ({ reason }) => reason === 'epoch',
    }),
  ],
};
