import { setImmediate as turn } from 'node:timers/promises';
import {
  type Append,
  type Appended,
  type EventReader,
  type Recorded,
  ordinalOf,
  positionOf,
} from '@skins/api/foundation/store';
import { nativeTreeHash } from '@skins/api/foundation/transparency';
import { draftOf } from '../../api/src/foundation/store/record.ts';
import { openReaderHandle } from '../../api/src/foundation/store/sqlite/handles.ts';
import { SqliteReader } from '../../api/src/foundation/store/sqlite/reader.ts';
import { LogStore } from '../../api/src/foundation/store/log-store.ts';
import { ThreadedCommitter } from '../../api/src/foundation/store/sqlite/threaded-committer.ts';
import { takeWriterLock } from '../../api/src/foundation/store/sqlite/writer-lock.ts';
import type { Finding } from './findings.ts';
import type { Plant, SmallParts } from './small-shop.ts';

/** A defect, and the finding that must report it. */
export interface Planted {
  readonly plant: Plant;
  readonly found: Finding;
}

/** Returns the result of an append if all before it succeed. */
const expected = ({ expectedVersion }: Append): Appended => ({
  kind: 'appended',
  position: positionOf(0),
  firstVersion: expectedVersion + 1,
});

/** Returns the records of an append as in the log. */
const recordsOf = (append: Append): readonly string[] => draftOf(append).records;

const answersBeforeCommit =
  ({ store }: SmallParts) =>
  async (append: Append): Promise<Appended> => {
    // A commit may happen within the turn in which it is requested.
    void turn()
      .then(() => turn())
      .then(() => store.append(append));
    await turn();
    return expected(append);
  };

/** Notes the log's future end in the mark, then appends. */
function marksBeforeCommit({ store, markFile }: SmallParts): (append: Append) => Promise<Appended> {
  const end = markFile.openEnd();
  let size: Promise<number> = store.head().then(ordinalOf);
  return async (append) => {
    size = size.then((before) => before + append.events.length);
    end.note({ size: await size, leaf: nativeTreeHash.leaf(recordsOf(append).at(-1) ?? '') });
    await end.sync();
    return store.append(append);
  };
}

/** Appends about to be made, in order. */
const coming: Append[] = [];

/** Projects an append into the lists, then appends it. */
const listsBeforeCommit =
  ({ store, lists }: SmallParts) =>
  async (append: Append): Promise<Appended> => {
    coming.push(append);
    await lists.catchUp();
    return store.append(append);
  };

/** Returns a reader of a log that already ends with the coming appends. */
function readsWhatIsComing(reader: EventReader): EventReader {
  let head: number | undefined;
  return {
    head: () => reader.head(),
    readStream: (...args) => reader.readStream(...args),
    close: () => reader.close(),
    async readAll(after, limit) {
      head ??= ordinalOf(await reader.head());
      const before = head;
      const ahead = coming.flatMap((append) =>
        recordsOf(append).map((record, n) => ({ append, record, version: append.expectedVersion + n + 1 })),
      );
      const records = ahead.map(({ append: { stream }, record, version }, n): Recorded => ({
        position: positionOf(before + n + 1),
        stream,
        version,
        record,
      }));
      const stored = ordinalOf(after) < before ? await reader.readAll(after, before - ordinalOf(after)) : [];
      return [...stored, ...records.filter(({ position }) => position > after)].slice(0, limit);
    },
  };
}

/** Continues on the page cache's view of the log, as if the failed sync had worked. */
function believesMemory(file: string): LogStore {
  const lock = takeWriterLock(file);
  const reader = new SqliteReader(openReaderHandle(file));
  return new LogStore({
    release: () => lock.release(),
    reader,
    committer: new ThreadedCommitter(file),
  });
}

/** The append that is never written; later ones are renumbered to fit. */
const LOST = 9;
function losesOne({ store }: SmallParts): (append: Append) => Promise<Appended> {
  let appends = 0;
  let lost: Append | undefined;
  return async (append) => {
    appends += 1;
    if (appends === LOST) {
      lost = append;
      await turn();
      return expected(append);
    }
    if (append.stream !== lost?.stream) return store.append(append);
    return store.append({ ...append, expectedVersion: append.expectedVersion - lost.events.length });
  };
}

/** The six durability defects that must be found. */
export const plants: Readonly<Record<string, Planted>> = {
  'answer before commit': {
    plant: { appender: answersBeforeCommit },
    found: 'answered before the commit',
  },
  'mark before log': {
    plant: { appender: marksBeforeCommit },
    found: 'the mark is ahead of the log',
  },
  'lists before log': {
    plant: { readerForLists: readsWhatIsComing, appender: listsBeforeCommit },
    found: 'a list is ahead of the log',
  },
  'truncated tail taken as whole': {
    plant: { believesAnyLog: true },
    found: 'a truncated tail was taken for the whole',
  },
  'failed sync retried as if it had worked': {
    plant: { open: believesMemory },
    found: 'a failed sync was taken for one that worked',
  },
  'batch lost under a later one': {
    plant: { appender: losesOne },
    found: 'a batch was lost under a later one',
  },
};
