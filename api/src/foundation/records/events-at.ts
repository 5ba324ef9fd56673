import { codec } from '@skins/engine/shop';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import type { EventReader } from '../store/index.ts';

/** Number of events per read; more than most commands write. */
const STRETCH = 128;

/** Returns all events of a stream at one time, in order. Uses binary search, because times in a stream never go back. */
export async function eventsAt(
  store: EventReader,
  stream: string,
  time: number,
): Promise<readonly LoggedEvent[]> {
  const found: LoggedEvent[] = [];
  for (let from = await firstFrom(store, stream, time); ; from += STRETCH) {
    const read = (await store.readStream(stream, from, STRETCH)).map((one) => readRecorded(one, codec));
    const same = read.filter(({ meta }) => meta.time === time);
    found.push(...same);
    if (same.length < STRETCH) return found;
  }
}

/** Returns the version of the first event at or after a time; one past the last event if there is none. */
async function firstFrom(store: EventReader, stream: string, time: number): Promise<number> {
  const isBefore = async (version: number) => {
    const [one] = await store.readStream(stream, version, 1);
    return one !== undefined && readRecorded(one, codec).meta.time < time;
  };
  let [low, high] = [1, 2];
  while (await isBefore(high)) [low, high] = [high, high * 2];
  // All events before `low` are earlier than the time, none from `high` on.
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
