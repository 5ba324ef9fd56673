import { join } from 'node:path';
import { openSqliteStore } from '@skins/api/foundation/store';
import { storeContract } from './store-contract.ts';

storeContract('the SQLite store, committing inline', {
  open: async (folder) => openSqliteStore(join(folder, 'events.db'), { thread: false }),
  durable: true,
});
