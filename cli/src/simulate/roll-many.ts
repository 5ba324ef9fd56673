import { nativeSha256 } from '@skins/api/foundation/secrets';
import { rollOf } from '@skins/engine/fairness';
import seedrandom from 'seedrandom';

/** Rolls before the user seed changes. */
const ROLLS_PER_USER_SEED = 1_000;

/** Rolls `times` times as the shop does. The same seed gives the same tickets. */
export function rollMany(
  times: number,
  seed: string,
  onProgress: (done: number) => void,
  take: (ticket: number) => void,
): void {
  const random = seedrandom(seed);
  let serverSeed = nativeSha256(`${seed} ${random.int32()}`);
  let userSeed = '';
  for (let done = 0; done < times; done += 1) {
    if (done % ROLLS_PER_USER_SEED === 0) {
      userSeed = (random.int32() >>> 0).toString(36);
      onProgress(done);
    }
    serverSeed = nativeSha256(serverSeed);
    take(rollOf(userSeed, serverSeed, nativeSha256).ticket);
  }
}
