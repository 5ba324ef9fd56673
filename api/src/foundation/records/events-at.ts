import { codec } from '@skins/engine/shop';
import { type LoggedEvent, readRecorded } from '../runtime/index.ts';
import type { EventReader } from '../store/index.ts';

/** Events that are read at once: more than most commands write. */
const STRETCH = 128;

/** All events of a stream at one time, in their order: found by halving, as times in a stream never go back. */
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

/** The version of the first event that is not before a time; the one behind the last where there is none. */
async function firstFrom(store: EventReader, stream: string, time: number): Promise<number> {
  const isBefore = async (version: number) => {
    const [one] = await store.readStream(stream, version, 1);
    return one !== undefined && readRecorded(one, codec).meta.time < time;
  };
  let [low, high] = [1, 2];
  while (await isBefore(high)) [low, high] = [high, high * 2];
  // Before `low` all is before the time, from `high` on nothing is.
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
