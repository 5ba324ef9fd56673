import { join } from 'node:path';
import { openSqliteStore } from '@skins/api/foundation/store';
import { storeContract } from './store-contract.ts';

storeContract('the SQLite store, committing on a thread of its own', {
  open: async (folder) => openSqliteStore(join(folder, 'events.db')),
  durable: true,
  runs: 10,
});
