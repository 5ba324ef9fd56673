import { parentPort, workerData } from 'node:worker_threads';
import { commitBatch, doBehind } from './commit.ts';
import { openWriterHandle } from './handles.ts';
import type { AppendEntry } from '../kept-append.ts';
import { type CommittedRow, Log } from './log.ts';
import { NoRoom, StorageBroken } from '../failures.ts';

/** A request to the thread, with a unique number. */
export type Asked = { readonly number: number } & (
  | {
      /** a batch: the appends of each unit */
      readonly units: readonly (readonly SentEntry[])[];
    }
  | { readonly work: Work }
);

/** An append as a message: an object would be serialised with all its names. */
export type SentEntry = readonly [stream: string, id: string, on: number, count: number, text: string];

/**
 * Background work between commits: `follow` reads the commits of another handle, `step` runs one more step of tidying,
 * and `fold` runs a WAL checkpoint beside commits of another handle. After a complete checkpoint, the WAL restarts.
 */
export type Work = 'follow' | 'step' | 'fold';

/** The start parameters of the thread. */
interface CommitThreadData {
  readonly file: string;
}

/** An answer of the thread. */
export type ThreadAnswer = { readonly number: number } & (
  | { readonly committed: CommittedRow }
  | {
      readonly done: Work;
      /** whether tidying has another step */
      readonly more: boolean;
    }
  | { readonly failure: Failure; readonly error: unknown }
);

/** The kind of an error, because errors lose their class between threads. */
type Failure = 'no-room' | 'broken' | 'other';

// The body of the thread with the writer's handle: commits wait for the disk here, without blocking anything else.
if (parentPort !== null) serveCommits(parentPort, workerData);

function serveCommits(port: NonNullable<typeof parentPort>, { file }: CommitThreadData): void {
  const handle = openWriterHandle(file);
  const log = new Log(handle);
  handle.pragma('wal_autocheckpoint = 0');
  const fold = handle.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  let tidying: Generator<void, void> | undefined;
  const step = () => {
    const steps = (tidying ??= log.tidying());
    const more = doBehind(() => steps.next())?.done === false;
    if (!more) tidying = undefined;
    return more;
  };
  // An error here ends the thread, and with it the shop: the disk failed.
  const doWork = ({ number, work }: Extract<Asked, { work: unknown }>): ThreadAnswer => {
    if (work === 'step') return { number, done: work, more: step() };
    if (work === 'follow') log.follow();
    else doBehind(() => fold.all());
    return { number, done: work, more: false };
  };
  port.on('message', (asked: Asked | 'close') => {
    if (asked === 'close') {
      handle.close();
      return port.close();
    }
    port.postMessage('units' in asked ? answerTo(log, asked) : doWork(asked));
  });
}

function answerTo(log: Log, { number, units }: Extract<Asked, { units: unknown }>): ThreadAnswer {
  try {
    return {
      number,
      committed: commitBatch(
        log,
        units.map((unit) => unit.map(entryIn)),
      ),
    };
  } catch (error) {
    return { number, failure: failureOf(error), error };
  }
}

const entryIn = ([stream, id, on, count, text]: SentEntry): AppendEntry => ({ stream, id, on, count, text });

function failureOf(error: unknown): Failure {
  if (error instanceof NoRoom) return 'no-room';
  return error instanceof StorageBroken ? 'broken' : 'other';
}
