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

/** Number of records read from the log's end, of any type: lists may lag by as many. */
const END = 5_000;
/** Number of earlier events of each type. Below 200 a second, everybody gets at least 1,000 of them. */
const OLDER = 10_000;
/** Events at most this many positions apart are read together. */
const GAP = 16;
const AT_ONCE = 1_000;

/** A record's type comes before its data (docs/events.md), so records of other types need not be parsed. */
const TYPE = /"type":"([^"]+)"/;

interface ReadBack {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly codec: Codec;
  /** progress of the lists */
  readonly lists: () => readonly ProjectionStatus[];
  /** Called with an event that cannot be read; it is skipped. */
  readonly onTrouble: (error: unknown) => void;
}

/** The events of one channel's sources in log order, complete after the position `after`. */
export interface Remembered {
  readonly after: Position;
  readonly events: readonly LoggedEvent[];
}

/** Returns the latest events of a channel's sources: those at the log's end, and earlier ones whose positions lists have. */
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

/** Returns the positions of a source's events up to a position, and the position after which they are complete. */
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

/** Returns the records at some positions, and those between nearby positions, in log order. */
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

/** Drops an incomplete first second: the rule chooses among all messages of a second. */
function wholeSeconds({ after, events }: Remembered): Remembered {
  if (after === START) return { after, events };
  const [first] = events;
  const second = secondOf(first);
  const whole = events.findIndex((one) => secondOf(one) !== second);
  const left = whole === -1 ? events : events.slice(0, whole);
  return { after: left.at(-1)?.position ?? after, events: events.slice(left.length) };
}

const secondOf = (logged: LoggedEvent | undefined): number => Math.floor((logged?.meta.time ?? 0) / 1_000);
