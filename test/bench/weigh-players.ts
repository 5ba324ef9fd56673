// Memory that cached players take: `node --expose-gc weigh-players.ts`.
import { playerStream } from '@skins/engine/accounts';
import { NO_EPOCHS } from '@skins/engine/epochs';
import { SeedChains } from '@skins/api/foundation/secrets';
import { type Game, createGame } from '@skins/api/foundation/game';
import { createMemoryStore } from '@skins/api/foundation/store';
import { register } from '../register.ts';
import { benchGame, benchPlayer, benchSecret, open } from './bench-game.ts';

const PLAYERS = 1_000;
const COMMANDS = [5, 25];
const OPENS = 10;
const players = Array.from({ length: PLAYERS }, (_, n) => benchPlayer(n));

/** Bytes in use, those of buffers beside the heap included. */
async function bytesNow(): Promise<number> {
  for (let times = 0; times < 3; times += 1) {
    globalThis.gc?.();
    // What is held by a promise that is settled goes with the next turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function readPlayers({ streams }: Game): Promise<void> {
  for (const playerId of players) await streams.player.read(playerStream(playerId));
}

/** Bytes a player that a process takes which has just read all of them. */
async function weigh(
  store: ReturnType<typeof createMemoryStore>,
): Promise<{ readonly bytes: number; readonly estimate: number }> {
  // Texts of the store that nobody has read yet are in pieces, which takes more memory than what is weighed.
  await readPlayers(await createGame({ store, secret: benchSecret(), clock: Date.now }));
  const game = await createGame({ store, secret: benchSecret(), clock: Date.now });
  const before = await bytesNow();
  const held = game.memory.held;
  await readPlayers(game);
  const after = await bytesNow();
  // Kept until here, or the heap would be empty again.
  if (game.catalogue().boxes.size === 0) throw new Error('no box');
  return { bytes: (after - before) / PLAYERS, estimate: (game.memory.held - held) / PLAYERS };
}

const store = createMemoryStore();
const game = await benchGame(store);
for (const playerId of players) await register(game, playerId);
const weights = [{ opens: 0, ...(await weigh(store)) }];
let commands = 0;
for (const until of COMMANDS) {
  for (; commands < until; commands += 1)
    for (const playerId of players) await open(game, playerId, `bench-${commands}`, OPENS);
  weights.push({ opens: commands * OPENS, ...(await weigh(store)) });
}

const chains = new SeedChains(benchSecret(), () => NO_EPOCHS);
const before = await bytesNow();
for (const playerId of players) chains.seed(playerId, 1, 1);
const chain = ((await bytesNow()) - before) / PLAYERS;

console.log(JSON.stringify({ weights, chain }));
