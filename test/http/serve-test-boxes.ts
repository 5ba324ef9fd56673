// A shop in its own process: `node serve-test-boxes.ts FOLDER [moved]`. Prints its address, and serves until SIGTERM.
import { type Serving, serve } from '@skins/api';
import { importCatalogue } from '@skins/api/catalogue/file';
import { CHEAP, testCatalogue } from './test-catalogue.ts';

const [folder = '', moved] = process.argv.slice(2);
const serving: Serving = await serve({
  folder,
  host: '127.0.0.1',
  port: 0,
  environment: process.env,
  said: moved === 'moved' ? 'moved' : 'nothing',
});
await importCatalogue(serving.service.game, testCatalogue(CHEAP), 'system');
// Registered before the address is printed: a reader of the address may stop the shop at once.
process.once('SIGTERM', () => void serving.leave().then(() => serving.close()));
console.log(`address ${serving.address}`);
