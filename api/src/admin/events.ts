import { playerStream } from '@skins/engine/accounts';
import { codec } from '@skins/engine/shop';
import type { EventRow } from '../contract/index.ts';
import type { Game } from '../game/index.ts';
import { type Language, malformed, missing } from '../http/index.ts';
import { readRecorded } from '../runtime/index.ts';
import { type Recorded, ordinalOf, positionOf } from '../store/index.ts';
import { summaryOf } from './event-summary.ts';
import type { ListQuery } from './list-query.ts';
import type { Source } from './resources.ts';

interface EventFilter {
  readonly playerId?: string;
}

const POSITION = /^\d{12}$/;

/** A player's timeline, straight out of the stream; a single event by its position in the log. */
export function eventSource(game: Game): Source<EventRow, EventRow, EventFilter> {
  const rowOf = (recorded: Recorded, language: Language): EventRow => {
    const { position, event, meta } = readRecorded(recorded, codec);
    const { stream, version, time, actor, command } = meta;
    const summary = summaryOf(event, game.catalogue(), language);
    return {
      id: position,
      stream,
      version,
      type: event.type,
      time,
      actor,
      command,
      data: event.data,
      summary,
    };
  };
  const find = async (id: string, language: Language): Promise<EventRow | undefined> => {
    if (!POSITION.test(id) || ordinalOf(id) === 0) return undefined;
    const [recorded] = await game.store.readAll(positionOf(ordinalOf(id) - 1), 1);
    return recorded && rowOf(recorded, language);
  };
  return {
    async list({ filter: { playerId }, ...query }, { language }) {
      if (playerId === undefined) return malformed(missing(['filter/playerId']));
      const stream = playerStream(playerId);
      const { version: total } = await game.streams.player.read(stream);
      const { first, count } = versionsOf(query, total);
      if (count === 0) return { rows: [], total };
      const rows = (await game.store.readStream(stream, first, count)).map((one) => rowOf(one, language));
      return { rows: query.sort.descending ? rows.toReversed() : rows, total };
    },
    many: async (ids, { language }) =>
      (await Promise.all(ids.map((id) => find(id, language)))).filter((row) => row !== undefined),
    one: (id, { language }) => find(id, language),
  };
}

/** The versions that a page shows: the first of them, and how many they are. */
function versionsOf(
  { sort, offset, limit }: Omit<ListQuery<unknown>, 'filter'>,
  total: number,
): { first: number; count: number } {
  const count = Math.max(0, Math.min(limit, total - offset));
  return { first: sort.descending ? total - offset - count + 1 : offset + 1, count };
}
