import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openEsdbStore } from '../../api/src/foundation/store/esdb/open.ts';
import { REAL_SERVER, addressOf, newStoreOn, noRealServer, startServer } from '../esdb/server.ts';
import { storeContract } from './store-contract.ts';

describe('over the protocol', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => void (server = await startServer()));
  afterAll(() => server.remove());
  contractOn('the store in EventStoreDB', () => server.newStore());
});

describe.skipIf(noRealServer !== undefined)(noRealServer ?? 'on a real server', () => {
  contractOn('the store in EventStoreDB', () => newStoreOn(REAL_SERVER ?? ''));
});

function contractOn(name: string, newStore: () => string): void {
  /** addresses by folder: each is one store */
  const addresses = new Map<string, string>();
  afterEach(() => addresses.clear());
  storeContract(name, {
    open: async (folder) => {
      const address = addresses.get(folder) ?? newStore();
      addresses.set(folder, address);
      return openEsdbStore(addressOf(address), join(folder, 'log.sqlite'));
    },
    durable: true,
    runs: 10,
  });
}
