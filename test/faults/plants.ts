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
import { SqliteStore } from '../../api/src/foundation/store/sqlite/store.ts';
import { ThreadedCommitter } from '../../api/src/foundation/store/sqlite/threaded-committer.ts';
import { takeWriterLock } from '../../api/src/foundation/store/sqlite/writer-lock.ts';
import type { Finding } from './findings.ts';
import type { Plant, SmallParts } from './small-shop.ts';

/** A defect, and by what name it has to be found. */
export interface Planted {
  readonly plant: Plant;
  readonly found: Finding;
}

/** What an append will come to if all before it do. */
const expected = ({ expectedVersion }: Append): Appended => ({
  kind: 'appended',
  position: positionOf(0),
  firstVersion: expectedVersion + 1,
});

/** The records of an append, as the log will have them. */
const recordsOf = (append: Append): readonly string[] => draftOf(append).records;

const answersBeforeCommit =
  ({ store }: SmallParts) =>
  async (append: Append): Promise<Appended> => {
    // A commit may be made within the turn in which it is asked for.
    void turn()
      .then(() => turn())
      .then(() => store.append(append));
    await turn();
    return expected(append);
  };

/** Notes the log's end as it will be, then appends. */
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

/** What is about to be appended, in order. */
const coming: Append[] = [];

/** Has the lists take in an append, then appends it. */
const listsBeforeCommit =
  ({ store, lists }: SmallParts) =>
  async (append: Append): Promise<Appended> => {
    coming.push(append);
    await lists.catchUp();
    return store.append(append);
  };

/** A log that ends with what is about to be appended. */
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

/** Goes on with whatever the system's memory shows of the log, as if what failed to be synced had been. */
function believesMemory(file: string): SqliteStore {
  const lock = takeWriterLock(file);
  const reader = openReaderHandle(file);
  return new SqliteStore({
    lock,
    reader,
    committer: new ThreadedCommitter(file),
  });
}

/** One append is never written, and those after it are brought to fit. */
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

/** The six defects of durability that have to be found. */
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
