import { createMemoryStore } from '@skins/api/foundation/store';
import { storeContract } from './store-contract.ts';

storeContract('the memory store', { open: async () => createMemoryStore(), durable: false });
