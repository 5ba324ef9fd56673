import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame } from '@skins/api/foundation/game';
import { SnapshotFiles, Snapshots } from '@skins/api/foundation/runtime';
import { type EventStore, createMemoryStore, openSqliteStore } from '@skins/api/foundation/store';
import { register } from '../register.ts';
import { benchGame, benchPlayer, benchSecret, open } from './bench-game.ts';
import { type Bench, interleaved, processorMs } from './figure.ts';

const VETERAN = benchPlayer(0);
/** A command of ten opens writes twelve events. */
const COMMANDS_FOR_100K_EVENTS = 8_334;
const WARM_UP_ROUNDS = 2;
const ROUNDS = 9;
const NOVICES = 200;
const OPENS_PER_NOVICE = 10;

/**
 * Processor time that an open costs a player with 100,000 past events, against one with 10. Warm: both are in memory. Cold:
 * the first open of a process reads what an earlier one left beside the log, and, where there is nothing, folds all the past. Once as the shop does it, once without SQLite, where a difference shows most.
 */
export const longHistory: Bench = async (progress) => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-bench-'));
  const sqlite = openSqliteStore(join(folder, 'log.sqlite'), { thread: false });
  try {
    const shop = await compare(sqlite, join(folder, 'snapshots'), progress);
    const bare = await compare(createMemoryStore(), join(folder, 'bare'), progress);
    return [
      {
        name: 'open after 100,000 events, warm',
        value: shop.subject,
        unit: 'µs',
        baseline: { name: 'after 10 events', value: shop.baseline },
        measure: shop.subject / shop.baseline,
        target: { atMost: 1.2 },
      },
      {
        name: 'the same without SQLite',
        value: bare.subject,
        unit: 'µs',
        baseline: { name: 'after 10 events', value: bare.baseline },
      },
      {
        name: 'first open after a start, 100,000 events, cold',
        value: shop.coldMs,
        unit: 'ms',
        baseline: { name: 'with nothing beside the log', value: shop.foldedMs },
        measure: shop.coldMs,
        target: { atMost: 30 },
      },
    ];
  } finally {
    await sqlite.close();
    await rm(folder, { recursive: true });
  }
};

async function compare(store: EventStore, folder: string, progress: (text: string) => void) {
  const game = await benchGame(store);
  progress('playing 100,000 events for one player');
  await register(game, VETERAN);
  for (let n = 0; n < COMMANDS_FOR_100K_EVENTS; n += 1) await open(game, VETERAN, `past-${n}`, 10);

  let opened = 0;
  /** Microseconds of the processor that an open takes these players, one after the other. */
  const opening = async (players: readonly string[]) => {
    const start = processorMs();
    for (let n = 0; n < OPENS_PER_NOVICE; n += 1)
      for (const playerId of players) await open(game, playerId, `open-${(opened += 1)}`, 1);
    return ((processorMs() - start) * 1_000) / (OPENS_PER_NOVICE * players.length);
  };
  const veteran = Array.from({ length: NOVICES }, () => VETERAN);
  // A novice does not stay one: each round has new ones, with about ten events each.
  let registered = 0;
  const novices = async () => {
    const players = Array.from({ length: NOVICES }, () => benchPlayer((registered += 1)));
    for (const playerId of players) {
      await register(game, playerId);
      await open(game, playerId, 'past', 4);
    }
    return opening(players);
  };
  for (let n = 0; n < WARM_UP_ROUNDS; n += 1) await interleaved(1, () => opening(veteran), novices);
  const warm = await interleaved(ROUNDS, () => opening(veteran), novices);

  /** The first open of a process, in ms of the processor. */
  const cold = async (name: string) => {
    const snapshots = new Snapshots(new SnapshotFiles(folder, 'bench'), store, (error) => {
      throw error;
    });
    const afresh = await createGame({ store, secret: benchSecret(), clock: Date.now, snapshots });
    const start = processorMs();
    await open(afresh, VETERAN, name, 1);
    const spent = processorMs() - start;
    await snapshots.settle();
    return spent;
  };
  return { ...warm, foldedMs: await cold('folded'), coldMs: await cold('cold') };
}
