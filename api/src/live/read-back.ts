import type { Codec } from '@skins/engine/kernel';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import { type EventStore, type Position, ordinalOf, positionOf } from '../store/index.ts';

/** A record's type stands before its data (docs/events.md), so what nobody tells of is not even parsed. */
const TYPE = /"type":"([^"]+)"/;

interface ReadBack {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly codec: Codec;
  /** Hears of an event that cannot be read: it is left out. */
  readonly onTrouble: (error: unknown) => void;
}

/** The last events of the log that are of some types, and after which position they were looked for. */
export async function readBack(
  { store, codec, onTrouble }: ReadBack,
  types: ReadonlySet<string>,
  count: number,
): Promise<{ readonly after: Position; readonly events: readonly LoggedEvent[] }> {
  const after = positionOf(Math.max(0, ordinalOf(await store.head()) - count));
  const recorded = await store.readAll(after, count);
  const events = recorded
    .filter(({ record }) => types.has(TYPE.exec(record)?.[1] ?? ''))
    .flatMap((one) => {
      try {
        return [readRecorded(one, codec)];
      } catch (error) {
        onTrouble(error);
        return [];
      }
    });
  return { after, events };
}
