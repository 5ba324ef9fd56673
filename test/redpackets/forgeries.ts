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
  type redpackets as slice,
} from '@skins/engine/redpackets';
import { WalletPosted } from '@skins/engine/wallet';
import { type Forge, both, edited, moved, recounted, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { ANNA } from '../kit/platform.ts';
import { roundOf } from '../rolls/sample-beacon.ts';
import { deviceOf } from './orders.ts';

const H = 'a'.repeat(64);

/** Repeats the command that wrote a record, at the end of the log. */
const again =
  (kind: { readonly is: (event: { type: string; v: number; data: unknown }) => boolean }): Forge =>
  (log) => {
    const at = log.findIndex((record) => kind.is(record));
    const { command, stream } = log[at] ?? {};
    const time = log.at(-1)?.time ?? 0;
    const repeated = log.filter((record) => record.command === command && record.stream === stream);
    return recounted([...log, ...repeated.map((record) => ({ ...record, time, command: 'forged' }))]);
  };

/** Changes the first packet of an append. */
const firstPacket = (
  change: (packet: { readonly amount: number; readonly player: string; readonly n: number }) => object,
): Forge =>
  edited(PacketsGrabbed, ({ packets: [first, ...others] }) => ({
    packets: first === undefined ? [] : [{ ...first, ...change(first) }, ...others],
  }));

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'rain-terms': [
    edited(RainAnnounced, ({ terms }) => ({ terms: { ...terms, total: terms.total + 1 } })),
    edited(RainAnnounced, ({ terms }) => ({ terms: { ...terms, rulesHash: H } })),
    edited(RainAnnounced, ({ terms }) => ({ terms: { ...terms, perPlayer: terms.perPlayer + 1 } })),
    edited(RainAnnounced, ({ terms }) => ({ terms: { ...terms, table: terms.table.toReversed() } })),
    edited(RainAnnounced, ({ endsAt }) => ({ endsAt: endsAt + 1 })),
    edited(RainAnnounced, ({ start }) => ({ start: start + 3_600_000 })),
  ],
  'rain-order': [
    edited(RainEnded, () => ({ announced: 'rain-000000000001#1' })),
    without(RainDrawn),
    without(RainSealed),
    again(RainSealed),
  ],
  // Signed a second later than three seconds before the round.
  'rain-sealed': [moved(RainSealed, ({ time }) => ({ time: time + 2_000 }))],
  // A chosen round, another round, an unsigned number.
  'rain-source': [
    edited(RainDrawn, ({ by }) => ({ by: { ...roundOf(by.round + 1), round: by.round } })),
    edited(RainDrawn, ({ by }) => ({ by: { ...by, randomness: H } })),
    edited(RainDrawn, ({ by }) => ({ by: { ...by, round: by.round + 1 } })),
    edited(RainAnnounced, ({ source }) => ({
      source: { ...source, round: source.round + 1, time: source.time + 3_000 },
    })),
  ],
  // A seed that does not fit.
  'rain-seed': [
    edited(RainClosed, () => ({ seed: H })),
    edited(RainAnnounced, () => ({ seedHash: H })),
    edited(RainAnnounced, ({ epoch }) => ({ epoch: epoch + 1 })),
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
    again(PacketsCredited),
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
