import { type Static, Type } from 'typebox';
import {
  DAY_MS,
  DrawnRound,
  FixedRound,
  Hash,
  Place,
  Sealed,
  closed,
  defineEvent,
  measured,
  placeOf,
} from '../../kernel/index.ts';
import { PerPlayer, RainName, RainTable, Seconds, Total } from './settings/events.ts';

/** Packets that one append takes. */
export const GRABS_AT_ONCE = 256;
/** Time after the fall in which everything is paid and the rest goes back, milliseconds. */
export const PAY_MS = DAY_MS;

const Time = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'milliseconds since 1970',
});
const Sum = Type.Integer({ minimum: 0, maximum: 10 ** 12, description: '1/10,000 gem' });
const PlayerId = Type.String({ pattern: '^[a-z0-9]{8,40}$' });
const RainStream = Type.String({ pattern: '^rain-[0-9a-f]{12}$' });
const Device = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'keyed hash for this rain' });
const Count = (maximum: number) => Type.Integer({ minimum: 0, maximum });

/** What a rain falls by, fixed when it is announced. */
export const RainTerms = closed({
  name: RainName,
  total: Total,
  perPlayer: PerPlayer,
  seconds: Seconds,
  table: RainTable,
  rulesHash: Hash,
});
export type RainTerms = Static<typeof RainTerms>;

// In the stream of a rain.

/** The house reserved the total, and committed to a seed before it knew the round that decides with it. */
export const RainAnnounced = defineEvent(
  'RainAnnounced',
  closed({
    start: Time,
    endsAt: Time,
    terms: RainTerms,
    seedHash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the seed’s 64 hex digits' }),
    source: FixedRound,
    epoch: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'the seed is void under a newer one',
    }),
  }),
);

/** In time before the round, the shop signed a checkpoint of its log that holds the announcement. */
export const RainSealed = defineEvent('RainSealed', Sealed);

/** The round is out before the start: from here on every packet is decided, and nobody but the shop knows the seed. */
export const RainDrawn = defineEvent('RainDrawn', closed({ by: DrawnRound }));

/** Packets grabbed, in the order in which they were asked for. */
export const PacketsGrabbed = defineEvent(
  'PacketsGrabbed',
  closed({
    packets: Type.Array(
      closed({
        player: PlayerId,
        n: Type.Integer({ minimum: 1, maximum: 100, description: 'which of the player’s' }),
        amount: Type.Integer({ minimum: 1, maximum: 10 ** 12, description: '1/10,000 gem' }),
        device: Type.Union([Device, Type.Null()], { description: 'with the player’s first packet' }),
      }),
      { minItems: 1, maxItems: GRABS_AT_ONCE },
    ),
  }),
);

/** The fall is over, and the seed is public: everybody can compute every packet again. */
export const RainClosed = defineEvent(
  'RainClosed',
  closed({ seed: Hash, packets: Count(10 ** 9), players: Count(10 ** 9), issued: Sum }),
);

/** late: not signed in time; no-beacon: no round at the start; closed: by the rules; epoch: the log was restored */
export const CANCEL_REASONS = ['late', 'no-beacon', 'closed', 'epoch'] as const;
export const CancelReason = Type.Enum([...CANCEL_REASONS]);
export type CancelReason = Static<typeof CancelReason>;

/** Nothing falls: everything reserved goes back, and the seed is never used. */
export const RainCancelled = defineEvent(
  'RainCancelled',
  closed({ announced: Place, reason: CancelReason }),
  { label: ({ reason }) => reason },
);

/** Everybody was paid: what is left goes back to the house. */
export const RainEnded = defineEvent('RainEnded', closed({ announced: Place, left: Sum }), {
  label: ({ left }) => (left === 0 ? 'nothing left' : 'with a rest'),
});

// In a player's stream.

/** A player takes part in a rain, by one device. */
export const RainJoined = defineEvent(
  'RainJoined',
  closed({
    rain: RainStream,
    device: Device,
  }),
);

/** The player's packets of a rain are paid. */
export const PacketsCredited = defineEvent(
  'PacketsCredited',
  closed({
    rain: RainStream,
    /** the end of the fall */
    closed: Place,
    packets: Type.Integer({ minimum: 1, maximum: 100 }),
    amount: Type.Integer({ minimum: 1, maximum: 10 ** 12, description: '1/10,000 gem' }),
  }),
);

/** Returns the stream of the rain that starts at a time: one at most. @param start milliseconds since 1970 */
export const rainStream = (start: number): string => `rain-${start.toString(16).padStart(12, '0')}`;
/** Returns the place of a rain's announcement: its obligation until it ends. */
export const rainAnnounced = (stream: string): Place => placeOf(stream, 1);

export const measures = [
  measured(RainJoined, { enters: () => 'chance' }),
  measured(RainAnnounced, { opens: ({ endsAt }) => endsAt + PAY_MS }),
  measured(RainCancelled, { closes: ({ announced }) => announced }),
  measured(RainEnded, { closes: ({ announced }) => announced }),
];

/** The event types of the slice, for its definition and its audit. */
export const events = {
  RainAnnounced,
  RainSealed,
  RainDrawn,
  PacketsGrabbed,
  RainClosed,
  RainCancelled,
  RainEnded,
  RainJoined,
  PacketsCredited,
};
