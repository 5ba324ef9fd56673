import { join } from 'node:path';
import { openSqliteStore } from '@skins/api/foundation/store';
import { storeContract } from './store-contract.ts';

// Commits are packed and indexed after every third append, so that most reads hit packed data.
storeContract('the SQLite store, its appends packed and indexed', {
  open: async (folder) => openSqliteStore(join(folder, 'events.db'), { thread: false, indexedTogether: 3 }),
  durable: true,
  runs: 10,
});
