import type { Codec } from '@skins/engine/kernel';
import type { ProjectionStatus } from '../projections/index.ts';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import {
  type EventStore,
  type Position,
  type Recorded,
  START,
  ordinalOf,
  positionOf,
} from '../store/index.ts';
import type { LiveSource } from './source.ts';

/** What is read of the log's end, whatever stands there: lists may be so far behind. */
const END = 5_000;
/** What is looked for before it, of each type. Everybody is told 1,000 of them at least, below 200 a second. */
const OLDER = 10_000;
/** Events that stand no farther apart are read together. */
const GAP = 16;
const AT_ONCE = 1_000;

/** A record's type stands before its data (docs/events.md), so what nobody tells of is not even parsed. */
const TYPE = /"type":"([^"]+)"/;

interface ReadBack {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly codec: Codec;
  /** how far the lists are */
  readonly lists: () => readonly ProjectionStatus[];
  /** Hears of an event that cannot be read: it is left out. */
  readonly onTrouble: (error: unknown) => void;
}

/** What one channel's sources tell of, in the log's order, and the position behind which all of it is there. */
export interface Remembered {
  readonly after: Position;
  readonly events: readonly LoggedEvent[];
}

/** The latest events of the log that a channel's sources tell of: at its end, and before it as far as their lists know where. */
export async function readBack(
  tools: ReadBack,
  sources: readonly LiveSource[],
  head: Position,
): Promise<Remembered> {
  const { store } = tools;
  if (sources.length === 0) return { after: START, events: [] };
  const end = positionOf(Math.max(0, ordinalOf(head) - END));
  const older = sources.map((source) => olderOf(tools.lists(), source, end));
  const after = older.map((one) => one.after).reduce((most, one) => (one > most ? one : most));
  const recorded = [
    ...(await readAt(
      store,
      older.flatMap(({ positions }) => positions).filter((one) => one > after),
    )),
    ...(await store.readAll(end, END)).filter(({ position }) => position <= head),
  ];
  const types = new Set(sources.map(({ type }) => type));
  const events = recorded.flatMap((one) => (isOf(one, types) ? readable(tools, one) : []));
  return wholeSeconds({ after, events });
}

/** Where events of a source stand at or before a position, and behind which position that is all of them. */
function olderOf(
  lists: readonly ProjectionStatus[],
  { listed }: LiveSource,
  upTo: Position,
): { readonly after: Position; readonly positions: readonly Position[] } {
  const list = lists.find(({ name }) => name === listed?.by);
  const known = list !== undefined && list.parked === undefined && list.position >= upTo;
  if (listed === undefined || !known) return { after: upTo, positions: [] };
  const positions = listed.latest(upTo, OLDER);
  const [first] = positions;
  const all = first === undefined || positions.length < OLDER;
  return { after: all ? START : positionOf(ordinalOf(first) - 1), positions };
}

/** The records at some positions, and what stands between those that are near each other; in the log's order. */
async function readAt(
  store: Pick<EventStore, 'readAll'>,
  positions: readonly Position[],
): Promise<readonly Recorded[]> {
  const wanted = positions.map(ordinalOf).toSorted((a, b) => a - b);
  const found: Recorded[] = [];
  for (let from = 0; from < wanted.length;) {
    const first = wanted[from] ?? 0;
    let to = from;
    const next = () => wanted[to + 1] ?? Infinity;
    while (next() - (wanted[to] ?? 0) <= GAP && next() - first < AT_ONCE) to += 1;
    found.push(...(await store.readAll(positionOf(first - 1), (wanted[to] ?? 0) - first + 1)));
    from = to + 1;
  }
  return found;
}

const isOf = ({ record }: Recorded, types: ReadonlySet<string>): boolean =>
  types.has(TYPE.exec(record)?.[1] ?? '');

function readable({ codec, onTrouble }: ReadBack, one: Recorded): readonly LoggedEvent[] {
  try {
    return [readRecorded(one, codec)];
  } catch (error) {
    onTrouble(error);
    return [];
  }
}

/** Who is told of what happened in a second is chosen among all of it: one of which a part is missing is left out. */
function wholeSeconds({ after, events }: Remembered): Remembered {
  if (after === START) return { after, events };
  const [first] = events;
  const second = secondOf(first);
  const whole = events.findIndex((one) => secondOf(one) !== second);
  const left = whole === -1 ? events : events.slice(0, whole);
  return { after: left.at(-1)?.position ?? after, events: events.slice(left.length) };
}

const secondOf = (logged: LoggedEvent | undefined): number => Math.floor((logged?.meta.time ?? 0) / 1_000);
