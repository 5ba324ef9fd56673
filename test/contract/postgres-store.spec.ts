import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import { type PostgresServer, noPostgres, onPostgres, startPostgres } from '../postgres/server.ts';
import { storeContract } from './store-contract.ts';

describe.skipIf(noPostgres !== undefined)(onPostgres('PostgreSQL'), () => {
  let server: PostgresServer;
  /** addresses by folder: each is one store */
  const addresses = new Map<string, string>();
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterEach(() => {
    for (const address of addresses.values()) server.giveBack(address);
    addresses.clear();
  });
  afterAll(() => server.remove());

  storeContract('the store in PostgreSQL', {
    open: async (folder) => {
      const address = addresses.get(folder) ?? (await server.newStore());
      addresses.set(folder, address);
      return openPostgresStore(address);
    },
    durable: true,
    runs: 10,
  });
});
