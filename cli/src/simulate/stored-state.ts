import type { LogPlace } from '@skins/api/foundation/store';
import { type Fold, readRecord } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { Problem } from '../problem.ts';

/** Returns the folded state of a stored stream. */
export async function storedState<State>(log: LogPlace, stream: string, fold: Fold<State>): Promise<State> {
  const reader = await log.openReader();
  try {
    return (await reader.readStream(stream)).reduce((state, { record }) => {
      const read = readRecord(record);
      if ('rule' in read) throw new Problem(`${stream} cannot be read: run skins verify`);
      const { type, v, data, ...meta } = read;
      return fold.evolve(state, codec.decode(type, v, data), meta);
    }, fold.initial);
  } finally {
    await reader.close();
  }
}
