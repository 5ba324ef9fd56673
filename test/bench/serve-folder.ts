// A shop over a folder that has a log already: `node serve-folder.ts FOLDER PLAYER [moved]`. Says what that player needs to open a box.
import { serve } from '@skins/api';
import { BENCH_BOX } from './bench-catalogue.ts';

const [folder = '', playerId = '', said] = process.argv.slice(2);
const serving = await serve({
  folder,
  host: '127.0.0.1',
  port: 0,
  environment: process.env,
  ...(said === 'moved' && { said }),
});
const { address, service } = serving;
const versionHash = service.game.catalogue().boxes.get(BENCH_BOX)?.current.versionHash ?? '';
const token = service.sessions.begin('player', playerId);
console.log(JSON.stringify({ address, token, boxId: BENCH_BOX, versionHash }));
process.once('SIGTERM', () => void serving.close());
