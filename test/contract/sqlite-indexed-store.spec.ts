import { join } from 'node:path';
import { openSqliteStore } from '@skins/api/foundation/store';
import { storeContract } from './store-contract.ts';

// After every third append what was committed is packed and indexed, so that most of what is asked for lies there.
storeContract('the SQLite store, its appends packed and indexed', {
  open: async (folder) => openSqliteStore(join(folder, 'events.db'), { thread: false, indexedTogether: 3 }),
  durable: true,
  runs: 10,
});
