import type { Logger } from 'pino';
import type { Game } from '../foundation/game/index.ts';
import type { Stop } from '../foundation/runtime/index.ts';
import type { DiskRoom } from './disk-room.ts';

const LOOK_MS = 1_000;

/**
 * Checks the clock and the disk every second, even if nobody writes, and logs when writing stops and resumes.
 * @returns the function that ends it
 */
export function watchWriting({ clock, runtime }: Game, room: DiskRoom, logger: Logger): () => void {
  let told: readonly Stop[] = [];
  const tell = (): void => {
    clock();
    const stops = runtime.writing.stops();
    for (const { cause, sentence } of without(stops, told))
      logger.error({ cause }, `nothing is written: ${sentence}`);
    for (const { cause } of without(told, stops)) logger.warn({ cause }, 'what stopped writing is over');
    told = stops;
  };
  const look = async (): Promise<void> => {
    // Report before the look too: it may find that an earlier stop is over.
    tell();
    // A folder that cannot be checked will fail at the next write.
    await room.look().catch(() => undefined);
    tell();
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns the stops whose cause is not among the others. */
const without = (stops: readonly Stop[], others: readonly Stop[]): Stop[] =>
  stops.filter(({ cause }) => others.every((other) => other.cause !== cause));
