import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@skins/api/store';
import { benchGame, benchPlayer, open, register } from './bench-game.ts';

const PLAYERS = 1_000;

/** A data folder whose log was played by the engine, one open to a command; it vanishes with the process. */
export interface BenchLog {
  readonly folder: string;
  readonly opens: number;
  readonly events: number;
}

const logs = new Map<number, Promise<BenchLog>>();

/** The log with so many opens; played once for all benches of a run. */
export function benchLog(opens: number, progress: (text: string) => void): Promise<BenchLog> {
  const log = logs.get(opens) ?? playLog(opens, progress);
  logs.set(opens, log);
  return log;
}

export async function removeBenchLogs(): Promise<void> {
  for (const log of logs.values()) await rm((await log).folder, { recursive: true });
  logs.clear();
}

async function playLog(opens: number, progress: (text: string) => void): Promise<BenchLog> {
  const folder = await mkdtemp(join(tmpdir(), 'skins-bench-log-'));
  await writeFile(join(folder, 'master.secret'), `${'b'.repeat(64)}\n`, { mode: 0o600 });
  const store = openSqliteStore(join(folder, 'log.sqlite'));
  const game = await benchGame(store);
  progress(`playing a log of ${opens.toLocaleString('en-US')} opens`);
  const players = Array.from({ length: PLAYERS }, (_, n) => benchPlayer(n));
  await Promise.all(players.map((playerId) => register(game, playerId)));
  for (let played = 0; played < opens; played += PLAYERS)
    await Promise.all(players.map((playerId) => open(game, playerId, `bench-${played}`, 1)));
  const events = Number(await store.head());
  await store.close();
  return { folder, opens, events };
}
