// A shop for the load generator, in a process of its own: `node serve-bench-shop.ts FOLDER PLAYERS [TASKS_AND_ROOMS]`. With so many tasks
// and rooms, each player has opened a box, as the tasks ask for.
import { writeFileSync } from 'node:fs';
import { serve } from '@skins/api';
import { importCatalogue } from '@skins/api/catalogue/file';
import { register } from '../register.ts';
import { BENCH_BOX, benchCatalogue } from './bench-catalogue.ts';
import { BENCH_SECRET, benchPlayer, open } from './bench-game.ts';
import { openRooms, publishTasks } from './tasks-and-rooms.ts';

const [folder = '', players = '', tasksAndRooms = '0'] = process.argv.slice(2);
const others = Number(tasksAndRooms);

if (others > 0) await publishTasks(folder, others);
const serving = await serve({
  folder,
  host: '127.0.0.1',
  port: 0,
  environment: { ...process.env, SKINS_MASTER_SECRET: BENCH_SECRET },
  ...(others > 0 && { said: 'moved' as const }),
});
const { game, desks } = serving.service;
const { sessions } = desks.accounts;
await importCatalogue(game, benchCatalogue(), 'system');
if (others > 0) await openRooms(game, others);

const tokens = await Promise.all(
  Array.from({ length: Number(players) }, async (_, n) => {
    const playerId = benchPlayer(n);
    await register(game, playerId);
    if (others > 0) await open(game, playerId, 'for-the-tasks', 1);
    return sessions.begin('player', playerId);
  }),
);
const versionHash = game.catalogue().boxes.get(BENCH_BOX)?.current.versionHash ?? '';
writeFileSync(`${folder}/tokens.json`, JSON.stringify(tokens));
console.log(JSON.stringify({ address: serving.address, boxId: BENCH_BOX, versionHash }));
process.once('SIGTERM', () => void serving.close());
