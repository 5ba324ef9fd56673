import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '@skins/api/foundation/store';
import { afterEach, beforeEach, describe } from 'vitest';
import { appendExamples } from './store/append-examples.ts';
import { commandExamples } from './store/command-examples.ts';
import { limitExamples } from './store/limit-examples.ts';
import { readExamples } from './store/read-examples.ts';
import { restartExamples } from './store/restart-examples.ts';
import { storeProperties } from './store/properties.ts';
import type { Stores } from './store/stores.ts';
import { subscribeExamples } from './store/subscribe-examples.ts';
import { storeTwins } from './store/twins.ts';

/** A store adapter under test. */
export interface StoreAdapter {
  /** Opens the store in a folder; an empty folder gives an empty store. */
  readonly open: (folder: string) => Promise<EventStore>;
  /** Tells whether a closed store can be reopened with all its data. */
  readonly durable: boolean;
  /** runs of each property; by default as many as the property defines */
  readonly runs?: number;
  /** whether it refuses an append whose time lies more than two seconds before another's */
  readonly demandsTimes?: boolean;
}

/** The contract of every event store, in three layers: examples, properties, and a workload compared with the reference. */
export function storeContract(name: string, adapter: StoreAdapter): void {
  describe(name, () => {
    const stores = storesOfEachTest(adapter);
    appendExamples(stores);
    commandExamples(stores);
    limitExamples(stores);
    readExamples(stores);
    subscribeExamples(stores);
    restartExamples(stores, adapter.durable);
    storeProperties(stores, adapter.runs);
    storeTwins(stores, adapter);
  });
}

function storesOfEachTest(adapter: StoreAdapter): Stores {
  const folders: string[] = [];
  const opened: EventStore[] = [];
  let current: EventStore | undefined;

  const openIn = async (folder: string): Promise<EventStore> => {
    const store = await adapter.open(folder);
    opened.push(store);
    return store;
  };
  const newFolder = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'skins-store-'));
    folders.push(folder);
    return folder;
  };
  const store = (): EventStore => {
    if (current === undefined) throw new Error('no store outside a test');
    return current;
  };

  beforeEach(async () => {
    current = await openIn(await newFolder());
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });

  return {
    store,
    openEmpty: async () => openIn(await newFolder()),
    reopen: async () => {
      const [folder] = folders;
      if (folder === undefined) throw new Error('no store outside a test');
      await store().close();
      current = await openIn(folder);
      return current;
    },
  };
}
