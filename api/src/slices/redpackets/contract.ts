import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';

const RainId = Type.String({ pattern: '^[0-9a-f]{12}$' });
const Count = Type.Integer({ minimum: 0 });

const FAULTS = ['rain-unknown', 'rain-to-come', 'rain-over'] as const;

/** What the guards of any command of a player may answer. */
const GUARDS = [
  'seeds-renewed',
  'player-suspended',
  'player-erased',
  'top-up-owed',
  'game-stopped',
  'game-off',
  'key-reused',
  'self-excluded',
  'on-break',
  'real-name-required',
  'adults-only',
  'outside-hours',
  'reality-check-due',
  'too-soon',
  'one-at-a-time',
  'limit-reached',
] as const;

export const redEnvelope = get('/api/activity/red/envelope', {
  summary:
    'Grabs one packet of the rain that falls now. Every call grabs: it is never cached, and nothing may repeat it',
  access: 'player',
  refusals: [
    ...FAULTS,
    'rain-account-young',
    'rain-device-unknown',
    'rain-device-used',
    'rain-barred',
    'packets-spent',
    'rain-empty',
    ...GUARDS,
  ] as const,
  data: Type.Object({
    amount: Gems,
    n: Type.Integer({ minimum: 1, description: 'which of the caller’s packets' }),
  }),
});

export const redAmount = get('/api/activity/red/amount', {
  summary: 'What the caller grabbed in the rain that falls or fell last',
  access: 'player',
  data: Type.Object({ total: Gems, packets: Count }),
});

export const redNextTime = get('/api/activity/red/next/time', {
  summary: 'When the rain that falls now started, else when the next one starts; null for none',
  data: Type.Union([Time, Type.Null()]),
});

const Row = Type.Object({ amount: Gems, weight: Type.Integer({ minimum: 1 }) });

const Rain = Type.Object({
  id: RainId,
  state: Type.Enum(['announced', 'falling', 'paying', 'over', 'cancelled']),
  name: Type.String({ description: 'in the caller’s language' }),
  /** in milliseconds since 1970 */
  announcedAt: Time,
  start: Time,
  endsAt: Time,
  total: Gems,
  issued: Gems,
  packets: Count,
  players: Count,
  perPlayer: Count,
  table: Type.Array(Row),
  seedHash: Hash,
  seed: Type.Union([Hash, Type.Null()], { description: 'null until the fall is over' }),
  round: Type.Object({
    number: Type.Integer({ minimum: 1 }),
    time: Time,
    chain: Type.String(),
    randomness: Type.Union([Hash, Type.Null()]),
    independent: Type.Boolean({ description: 'whether nobody here could steer it' }),
  }),
});

const Mine = Type.Object({
  entrant: Type.String({ description: 'the caller’s public name, which decides the packets' }),
  packets: Type.Array(Gems, { description: 'in the order of the log' }),
  total: Gems,
  paid: Type.Boolean(),
});

export const redRain = get('/api/activity/red/rain', {
  summary: 'A rain by its id, or by its start; else the one that falls, or fell last, or comes next',
  query: Type.Object({
    id: Type.Optional(RainId),
    time: Type.Optional(Type.Integer({ minimum: 0, description: 'its start, milliseconds since 1970' })),
  }),
  data: Type.Union([
    Type.Object({
      now: Time,
      rain: Rain,
      mine: Type.Union([Mine, Type.Null()]),
      next: Type.Union([Time, Type.Null()]),
    }),
    Type.Null(),
  ]),
});

const Packet = Type.Object({
  entrant: Type.String(),
  n: Type.Integer({ minimum: 1 }),
  amount: Type.Integer({ minimum: 1, description: '1/10,000 gem' }),
});

/** A rain with everything that decides it. Amounts in 1/10,000 gem, times in milliseconds since 1970. */
export const RainEvidence = Type.Object({
  kind: Type.Literal('rain'),
  rain: Type.String(),
  announced: Time,
  start: Time,
  total: Type.Integer(),
  perPlayer: Type.Integer(),
  table: Type.Array(Type.Object({ amount: Type.Integer(), weight: Type.Integer() })),
  seedHash: Hash,
  seed: Type.Union([Hash, Type.Null()]),
  source: Type.Object({
    chain: Type.Object({
      hash: Hash,
      publicKey: Type.String(),
      genesisTime: Time,
      period: Type.Integer(),
    }),
    round: Type.Integer(),
    time: Time,
  }),
  sealed: Type.Union([Type.Object({ note: Type.String(), time: Time }), Type.Null()]),
  round: Type.Union([
    Type.Object({ round: Type.Integer(), signature: Type.String(), randomness: Hash }),
    Type.Null(),
  ]),
  packets: Type.Array(Packet, { description: 'in the order of the log; none before the seed is public' }),
});

export const redEvidence = get('/api/activity/red/evidence', {
  summary: 'The file that proves a rain: every packet, the seed and the round',
  query: Type.Object({ id: refusedAs('rain-unknown', RainId) }),
  refusals: ['rain-unknown'],
  data: RainEvidence,
});
