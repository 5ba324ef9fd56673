// A shop in a process of its own: `node serve-test-boxes.ts FOLDER`. Says where it is, serves until SIGTERM.
import { type Serving, serve } from '@skins/api';
import { importCatalogue } from '@skins/api/catalogue/file';
import { CHEAP, testCatalogue } from './test-catalogue.ts';

const [folder = ''] = process.argv.slice(2);
const serving: Serving = await serve({ folder, host: '127.0.0.1', port: 0, environment: process.env });
await importCatalogue(serving.service.game, testCatalogue(CHEAP), 'system');
// Before it is said: whoever hears of the shop may stop it at once.
process.once('SIGTERM', () => void serving.close());
console.log(`address ${serving.address}`);
