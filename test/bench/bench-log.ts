import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@skins/api/foundation/game';
import { openSqliteStore } from '@skins/api/foundation/store';
import { register } from '../register.ts';
import { benchGame, benchPlayer, open } from './bench-game.ts';
import { playCrowd, shortenChains } from './crowd-log.ts';

const PLAYERS = 1_000;
/** milliseconds; more than the notice of rules */
const PREPARED_BEFORE_MS = 120_000;

/** A data folder whose log the engine played, one open per command. It is deleted when the process ends. */
export interface BenchLog {
  readonly folder: string;
  readonly opens: number;
  readonly events: number;
}

const logs = new Map<string, Promise<BenchLog>>();

/** Plays a thousand players in rotation, one open per command; once for all benches of a run. */
export const benchLog = (opens: number, progress: (text: string) => void): Promise<BenchLog> =>
  played(`${opens.toLocaleString('en-US')} opens`, opens, progress, (game) => playOpens(game, opens));

/** Plays one open for each of many players; once for all benches of a run. */
export const crowdLog = (players: number, progress: (text: string) => void): Promise<BenchLog> =>
  played(
    `${players.toLocaleString('en-US')} players`,
    players,
    progress,
    (game) => playCrowd(game, players),
    shortenChains,
  );

export async function removeBenchLogs(): Promise<void> {
  for (const log of logs.values()) await rm((await log).folder, { recursive: true });
  logs.clear();
}

function played(
  name: string,
  opens: number,
  progress: (text: string) => void,
  play: (game: Game) => Promise<void>,
  prepare: (game: Game) => Promise<unknown> = () => Promise.resolve(),
): Promise<BenchLog> {
  const log = logs.get(name) ?? playLog(opens, play, prepare);
  if (!logs.has(name)) progress(`playing a log of ${name}`);
  logs.set(name, log);
  return log;
}

/** @param prepare runs minutes before the play */
async function playLog(
  opens: number,
  play: (game: Game) => Promise<void>,
  prepare: (game: Game) => Promise<unknown>,
): Promise<BenchLog> {
  const folder = await mkdtemp(join(tmpdir(), 'skins-bench-log-'));
  await writeFile(join(folder, 'master.secret'), `${'b'.repeat(64)}\n`, { mode: 0o600 });
  const store = openSqliteStore(join(folder, 'log.sqlite'));
  let behindMs = PREPARED_BEFORE_MS;
  const game = await benchGame(store, () => Date.now() - behindMs);
  await prepare(game);
  behindMs = 0;
  await play(game);
  const events = Number(await store.head());
  await store.close();
  return { folder, opens, events };
}

async function playOpens(game: Game, opens: number): Promise<void> {
  const players = Array.from({ length: PLAYERS }, (_, n) => benchPlayer(n));
  await Promise.all(players.map((playerId) => register(game, playerId)));
  for (let opened = 0; opened < opens; opened += PLAYERS)
    await Promise.all(players.map((playerId) => open(game, playerId, `bench-${opened}`, 1)));
}
