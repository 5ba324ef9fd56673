import { playerStream } from '@skins/engine/accounts';
import { codec } from '@skins/engine/shop';
import type { ListQuery } from '../../foundation/admin/list-query.ts';
import { type Page, pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { type Language, malformed, missing } from '../../foundation/http/index.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import { type EventReader, type Recorded, ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type { EventRow } from './resources.ts';

interface EventFilter {
  readonly playerId?: string;
  readonly types?: readonly string[];
  /** milliseconds since 1970 */
  readonly from?: number;
  /** milliseconds since 1970, exclusive */
  readonly to?: number;
}

const POSITION = /^\d{12}$/;

/** A player's timeline, read from the stream. A single event is found by its position in the log. */
export function eventSource({ game, tell }: AdminTools): Source<EventRow, EventRow, EventFilter> {
  const rowOf = (recorded: Recorded, language: Language): EventRow => {
    const { position, event, meta } = readRecorded(recorded, codec);
    const { stream, version, time, actor, command } = meta;
    const summary = tell(event, language);
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
    async list({ filter: { playerId, ...narrowed }, ...query }, { language }) {
      if (playerId === undefined) return malformed(missing(['filter/playerId']));
      const stream = playerStream(playerId);
      if (narrows(narrowed)) {
        const found = await matching(game.store, stream, narrowed);
        const page = pageOf(found, query, ({ version }) => version);
        return { ...page, rows: page.rows.map(({ recorded }) => rowOf(recorded, language)) };
      }
      const { version: total } = await game.streams.player.read(stream);
      const { first, count, next } = versionsOf(query, total);
      if (count === 0) return { rows: [], total, next };
      const rows = (await game.store.readStream(stream, first, count)).map((one) => rowOf(one, language));
      return { rows: query.sort.descending ? rows.toReversed() : rows, total, next };
    },
    many: async (ids, { language }) =>
      (await Promise.all(ids.map((id) => find(id, language)))).filter((row) => row !== undefined),
    one: (id, { language }) => find(id, language),
  };
}

const narrows = ({ types = [], from, to }: EventFilter): boolean =>
  types.length > 0 || from !== undefined || to !== undefined;

interface Found {
  readonly id: string;
  readonly version: number;
  readonly recorded: Recorded;
}

/** Events read at once. */
const BATCH = 500;

/** Returns a stream's events that match a filter. It scans the whole stream: the query is too rare for an index. */
async function matching(
  store: EventReader,
  stream: string,
  { types = [], from = 0, to = Infinity }: EventFilter,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let first = 1; ; first += BATCH) {
    const batch = await store.readStream(stream, first, BATCH);
    for (const recorded of batch) {
      const { event, meta } = readRecorded(recorded, codec);
      const { time, version } = meta;
      if (time >= from && time < to && (types.length === 0 || types.includes(event.type)))
        found.push({ id: recorded.position, version, recorded });
    }
    if (batch.length < BATCH) return found;
  }
}

/** Returns the versions on a page: the first one, their number, and the start of the next page. */
function versionsOf(
  { sort: { field, descending }, begin, limit }: Omit<ListQuery<unknown>, 'filter'>,
  total: number,
): { first: number; count: number; next: Page<unknown>['next'] } {
  const offset = 'offset' in begin ? begin.offset : seenUpTo(Number(begin.after.id), total, descending);
  const count = Math.max(0, Math.min(limit, total - offset));
  const first = descending ? total - offset - count + 1 : offset + 1;
  const last = descending ? first : first + count - 1;
  const more = count > 0 && offset + count < total;
  return { first, count, next: more ? { sort: field, descending, value: last, id: last } : undefined };
}

/** Returns the number of rows before a page that continues after a version. */
const seenUpTo = (version: number, total: number, descending: boolean): number =>
  Number.isSafeInteger(version) && version > 0 ? (descending ? total - version + 1 : version) : total;
