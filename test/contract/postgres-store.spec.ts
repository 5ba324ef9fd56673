import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import { type PostgresServer, noPostgres, onPostgres, startPostgres } from '../postgres/server.ts';
import { storeContract } from './store-contract.ts';

describe.skipIf(noPostgres !== undefined)(onPostgres('PostgreSQL'), () => {
  let server: PostgresServer;
  /** addresses by folder: each is one store */
  const addresses = new Map<string, string>();
  beforeAll(async () => {
    server = await startPostgres({ max_connections: '200' });
  });
  afterEach(() => {
    for (const address of addresses.values()) server.giveBack(address);
    addresses.clear();
  });
  afterAll(() => server.remove());

  async function addressOf(folder: string): Promise<string> {
    const address = addresses.get(folder) ?? (await server.newStore());
    addresses.set(folder, address);
    return address;
  }

  storeContract('the store in PostgreSQL', {
    open: async (folder) => openPostgresStore(await addressOf(folder)),
    durable: true,
    runs: 10,
  });

  storeContract('the store in PostgreSQL of a node', {
    open: async (folder) => {
      const node = { name: 'one', isSetting: () => false };
      const store = await openPostgresStore(await addressOf(folder), { node });
      store.follow(() => undefined);
      return store;
    },
    durable: true,
    runs: 10,
    demandsTimes: true,
  });
});
