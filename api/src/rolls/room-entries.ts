import { type DrawEntry, drawOrder, inclusionProofs } from '@skins/engine/fairness';
import { EntriesTaken, type Drawn, type Room, roomStream } from '@skins/engine/rolls';
import { idOf, streamOf } from '@skins/engine/kernel';
import { proveEntries } from '../draws/index.ts';
import type { Game } from '../game/game.ts';
import { readRecorded } from '../runtime/logged-event.ts';
import { nativeTreeHash } from '../transparency/native-hash.ts';

/** Events of a room that are read at once, of 256 entries each at most: so long is everybody else kept waiting. */
const PAGE = 20;

/** An entry, and the question that it came of. */
export interface RoomEntry extends DrawEntry {
  readonly joined: string;
}

type Reading = Pick<Game, 'store' | 'shop'>;

/** All entries of a room in their order, out of its stream. */
export async function entriesOf(game: Reading, roomId: string): Promise<RoomEntry[]> {
  const entries: RoomEntry[] = [];
  for await (const page of entryPages(game, roomId)) entries.push(...page);
  return entries;
}

/** The same, as many at a time as are read at once. */
async function* entryPages({ store, shop }: Reading, roomId: string): AsyncGenerator<readonly RoomEntry[]> {
  for (let version = 1; ;) {
    const page = await store.readStream(roomStream(roomId), version, PAGE);
    yield page.flatMap((recorded) => {
      const { event } = readRecorded(recorded, shop.codec);
      if (!EntriesTaken.is(event)) return [];
      const { first, entries } = event.data;
      return entries.map(({ joined, entrant, userSeed }, k) => ({ n: first + k, joined, entrant, userSeed }));
    });
    if (page.length < PAGE) return;
    version += page.length;
  }
}

/** Entries by their numbers, each with its proof. */
export function provenEntries(entries: readonly RoomEntry[], numbers: readonly number[]): Drawn[] {
  const proofs = inclusionProofs(entries, numbers, nativeTreeHash);
  return numbers.flatMap((n, k) => {
    const entry = entries[n - 1];
    return entry === undefined ? [] : [{ ...entry, proof: [...(proofs[k] ?? [])] }];
  });
}

/** Who is drawn from a frozen room. @param randomness of the round, or the house's seed */
export async function drawnFrom(
  game: Reading,
  { created, frozen }: Pick<Room, 'created' | 'frozen'>,
  randomness: string,
): Promise<{ readonly winners: Drawn[]; readonly reserves: Drawn[] }> {
  if (created === undefined || frozen === undefined) return { winners: [], reserves: [] };
  const draw = streamOf(created.place);
  const { root, count } = frozen;
  const order = drawOrder({ draw, randomness, root, count, winners: created.prizes.length });
  const numbers = [...order.winners, ...order.reserves];
  const { drawn } = await proveEntries(numbers, entryPages(game, idOf(draw)));
  const proven = drawn.map((entry) => ({ ...entry, proof: [...entry.proof] }));
  return { winners: proven.slice(0, order.winners.length), reserves: proven.slice(order.winners.length) };
}
