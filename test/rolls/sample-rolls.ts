import { entriesRoot, inclusionProofs, randomnessOf, sha256Hex } from '../../engine/src/fairness/index.ts';
import type { AnyEvent } from '../../engine/src/kernel/index.ts';
import { OperatorAdded, type Register } from '../../engine/src/slices/operators/index.ts';
import { foldAll } from '../samples/engine/specification.ts';
import { register as registerFold } from '../../engine/src/slices/operators/register.ts';
import { entrantOf } from '../../engine/src/fairness/index.ts';
import {
  EntriesTaken,
  RoomClosed,
  RoomCreated,
  RoomFrozen,
  RoomPublished,
  RoomSealed,
} from '../../engine/src/slices/rolls/events.ts';
import { room } from '../../engine/src/slices/rolls/state.ts';

// Rooms for tests of single commands: their events are in 'test-stream', one second apart.

export { room as fold };

export const H = 'a'.repeat(64);
export const ADA = 'ada0ada0ada0ada0';
export const CLOSES = 1_000_000;
export const ROUND_TIME = 1_032_000;
export const CREATED = 'test-stream#1';
export const CHAIN = { hash: 'c'.repeat(64), publicKey: 'ab'.repeat(48), genesisTime: 0, period: 3_000 };
const SIGNATURE = '7'.padStart(96, '0');
export const ROUND = { round: 345, signature: SIGNATURE, randomness: randomnessOf(SIGNATURE) };

type Created = Parameters<typeof RoomCreated.of>[0];

/** A room with two prizes and a beacon. */
export const created = (change: Partial<Created> = {}) =>
  RoomCreated.of({
    kind: 'official',
    host: null,
    name: { zh: '', en: '', ru: '', vi: '' },
    description: { zh: '', en: '', ru: '', vi: '' },
    image: '/art/rolls/sample.svg',
    prizes: [
      { skinId: 'rare', value: 80_000 },
      { skinId: 'fine', value: 20_000 },
    ],
    held: 100_000,
    conditions: [],
    door: 'open',
    password: null,
    closesAt: CLOSES,
    source: { chain: CHAIN, round: ROUND.round, time: ROUND_TIME },
    rulesHash: H,
    ...change,
  });

export const PUBLISHED = RoomPublished.of({ created: CREATED });
export const CLOSED = RoomClosed.of({});
export const SEALED = RoomSealed.of({ size: 9, root: H, note: 'a note' });
export const house = (epoch = 1) => ({ source: { commitment: sha256Hex('seed'), epoch } });

const PLAYERS = ['anna0000', 'ben00000', 'cleo0000'];
export const questionOf = (player: string): string => `player-${player}#4`;

const entries = PLAYERS.map((player, k) => ({
  n: k + 1,
  joined: questionOf(player),
  entrant: entrantOf(sha256Hex, player),
  userSeed: `seed${k}`,
}));

/** Three players are in. */
const ENTERED = EntriesTaken.of({
  first: 1,
  entries: entries.map(({ joined, entrant, userSeed }) => ({ joined, entrant, userSeed, pass: null })),
});
export const ROOT = entriesRoot(entries);
export const FROZEN = RoomFrozen.of({ count: PLAYERS.length, root: ROOT });

/** Returns the entries with these numbers, with their proofs. */
export const drawn = (...numbers: readonly number[]) =>
  inclusionProofs(entries, numbers).flatMap((proof, k) => {
    const entry = entries[(numbers[k] ?? 0) - 1];
    return entry === undefined ? [] : [{ ...entry, proof: [...proof] }];
  });

/** Returns a room that closed with three players in it. */
export const closedRoom = (change: Partial<Created> = {}): AnyEvent[] => [
  created(change),
  PUBLISHED,
  ENTERED,
  CLOSED,
];

/** Ada runs the shop alone. */
const register: Register = foldAll(registerFold, [
  OperatorAdded.of({ operatorId: ADA, personId: ADA, role: 'owner' }),
]);
export const by = (time: number, operatorId = ADA) => ({
  time,
  at: 'test-stream#9',
  by: operatorId,
  register,
});
