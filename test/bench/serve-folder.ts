// A shop over a folder that has a log: `node serve-folder.ts FOLDER PLAYER [moved | replica]`. Prints what the player
// needs to open a box; for a moved log and a replica, after its lists are built.
import { serve } from '@skins/api';
import { BENCH_BOX } from './bench-catalogue.ts';

const DAY_MS = 86_400_000;

const [folder = '', playerId = '', said] = process.argv.slice(2);
const serving = await serve({
  folder,
  host: '127.0.0.1',
  port: 0,
  environment: process.env,
  ...(said === 'moved' && { said }),
});
const { address, service } = serving;
if (said !== undefined) await service.projector.progress.reached(await service.store.head(), DAY_MS);
const versionHash = service.game.catalogue().boxes.get(BENCH_BOX)?.current.versionHash ?? '';
const token = await service.desks.accounts.sessions.begin('player', playerId);
console.log(JSON.stringify({ address, token, boxId: BENCH_BOX, versionHash }));
process.once('SIGTERM', () => void serving.close());
