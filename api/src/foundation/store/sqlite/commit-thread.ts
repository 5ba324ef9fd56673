import { parentPort, workerData } from 'node:worker_threads';
import { commitBatch, doBehind } from './commit.ts';
import { openWriterHandle } from './handles.ts';
import type { AppendEntry } from './kept-append.ts';
import { type Committed, Log } from './log.ts';
import { NoRoom, StorageBroken } from './storage-failures.ts';

/** What the thread is asked for, under a number of its own. */
export type Asked = { readonly number: number } & (
  | {
      /** a batch: of each unit its appends */
      readonly units: readonly (readonly SentEntry[])[];
    }
  | { readonly work: Work }
);

/** An append on its way: an object would be written and read name by name. */
export type SentEntry = readonly [stream: string, id: string, on: number, count: number, text: string];

/**
 * What is done behind commits: `follow` those of another handle, take one more `step` of tidying up what was committed, and `fold` the WAL into the file, beside
 * commits of another handle. A WAL that is folded in wholly is written from its beginning again.
 */
export type Work = 'follow' | 'step' | 'fold';

/** What the thread is started with. */
interface CommitThreadData {
  readonly file: string;
}

/** What the thread answers. */
export type ThreadAnswer = { readonly number: number } & (
  | { readonly committed: Committed }
  | {
      readonly done: Work;
      /** whether a tidying has another step */
      readonly more: boolean;
    }
  | { readonly failure: Failure; readonly error: unknown }
);

/** Which error it is: threads lose an error's class on the way. */
type Failure = 'no-room' | 'broken' | 'other';

// The body of the thread that holds a writer's handle: a commit waits for the disk, and nothing else has to wait with it.
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
  // What is thrown here ends the thread, and with it the shop: the disk failed.
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
