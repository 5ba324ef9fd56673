import { type DrawEntry, drawOrder } from '@skins/engine/fairness';
import { EntriesTaken, type Drawn, type Room, roomStream } from '@skins/engine/rolls';
import { idOf, streamOf } from '@skins/engine/kernel';
import { proveEntries } from '../../foundation/draws/index.ts';
import type { Game } from '../../foundation/game/game.ts';
import { readRecorded } from '../../foundation/runtime/logged-event.ts';

/** Events of a room read at once, each with at most 256 entries; limits the time that others wait. */
const PAGE = 20;

/** An entry with the place of its question, and the command that took it. */
interface RoomEntry extends DrawEntry {
  readonly joined: string;
  readonly command: string;
}

type Reading = Pick<Game, 'store' | 'shop'>;

/** Yields all entries of a room in order, from its stream, page by page. */
export async function* entryPages(
  { store, shop }: Reading,
  roomId: string,
): AsyncGenerator<readonly RoomEntry[]> {
  for (let version = 1; ;) {
    const page = await store.readStream(roomStream(roomId), version, PAGE);
    yield page.flatMap((recorded) => {
      const { event, meta } = readRecorded(recorded, shop.codec);
      if (!EntriesTaken.is(event)) return [];
      const { first, entries } = event.data;
      const { command } = meta;
      return entries.map(({ joined, entrant, userSeed }, k) => ({
        n: first + k,
        joined,
        entrant,
        userSeed,
        command,
      }));
    });
    if (page.length < PAGE) return;
    version += page.length;
  }
}

/** Draws the winners of a frozen room. @param randomness of the round, or the house seed */
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
  const proven = drawn.map(({ command: _taking, ...entry }) => ({ ...entry, proof: [...entry.proof] }));
  return { winners: proven.slice(0, order.winners.length), reserves: proven.slice(order.winners.length) };
}
