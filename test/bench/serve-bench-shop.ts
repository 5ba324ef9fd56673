// A shop for the load generator, in its own process:
// `node serve-bench-shop.ts FOLDER PLAYERS [TASKS_AND_ROOMS] [GAMES]`. With tasks and rooms, each player has already
// opened a box, as the tasks require.
import { writeFileSync } from 'node:fs';
import { serve } from '@skins/api';
import { importCatalogue } from '@skins/api/catalogue/file';
import { register } from '../register.ts';
import { BENCH_BOX, benchCatalogue } from './bench-catalogue.ts';
import { BENCH_SECRET, benchPlayer, open } from './bench-game.ts';
import { GAMES, isGames } from './games.ts';
import { prepareLog } from './prepare-log.ts';
import { openRooms, publishTasks } from './tasks-and-rooms.ts';

const [folder = '', players = '', tasksAndRooms = '0', games = ''] = process.argv.slice(2);
const others = Number(tasksAndRooms);
const prepared = others > 0 || games !== '';

if (prepared)
  await prepareLog(folder, async (game) => {
    if (others > 0) await publishTasks(game, others);
    if (isGames(games)) await GAMES[games](game);
  });
const serving = await serve({
  folder,
  host: '127.0.0.1',
  port: 0,
  environment: { ...process.env, SKINS_MASTER_SECRET: BENCH_SECRET },
  ...(prepared && { said: 'moved' as const }),
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
