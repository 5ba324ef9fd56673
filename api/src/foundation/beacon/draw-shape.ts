import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

// A draw's evidence in a file or from another shop (`GET /api/roll/room/detail`), for checking it.
// Additional members are ignored.

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Time = Type.Integer({ minimum: 0 });
const Number = Type.Integer({ minimum: 1, maximum: 10 ** 9 });
const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

const Entry = { n: Number, entrant: Type.String(), userSeed: Type.String() };
const Drawn = Type.Object({ ...Entry, proof: Type.Array(Hash, { maxItems: 40 }) });

const Evidence = Type.Object({
  draw: Type.String(),
  source: Type.Union([
    Type.Object({
      kind: Type.Literal('beacon'),
      chain: Type.Object({ hash: Hash }),
      round: Type.Integer({ minimum: 1 }),
      time: Time,
    }),
    Type.Object({ kind: Type.Literal('house'), commitment: Hash }),
  ]),
  closesAt: Time,
  frozen: OrNull(Type.Object({ count: Number, root: Hash, time: Time })),
  sealed: OrNull(Type.Object({ note: Type.String(), time: Time })),
  round: OrNull(
    Type.Object({
      round: Type.Integer({ minimum: 1 }),
      signature: Type.String({ pattern: '^[0-9a-f]{96,192}$' }),
      randomness: Hash,
    }),
  ),
  seed: OrNull(Hash),
  drawn: OrNull(Time),
  prizes: Type.Integer({ minimum: 1, maximum: 10_000 }),
  winners: Type.Array(Drawn),
  reserves: Type.Array(Drawn),
  passed: Type.Array(Type.Object({ rank: Number, from: Number, to: OrNull(Number) })),
  voided: OrNull(Type.Object({ reason: Type.String(), time: Time })),
});

/** The published data of a room: its evidence, the winners of its prizes and, in a file, its entries. */
export const roomTold = Compile(
  Type.Object({
    evidence: Evidence,
    prizes: Type.Array(
      Type.Object({
        rank: Number,
        winner: OrNull(Type.Object({ userId: Type.String() })),
        given: Type.Boolean(),
      }),
    ),
    entries: Type.Optional(Type.Array(Type.Object(Entry))),
  }),
);

/** A page of a room's entries. */
export const entriesTold = Compile(
  Type.Object({ entries: Type.Array(Type.Object(Entry)), next: OrNull(Number) }),
);
