import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openSqliteStore } from '@skins/api/foundation/store';
import { JOIN_MS } from '../sample-duel/engine/index.ts';
import { expect, it, onTestFinished } from 'vitest';
import { builtFile } from '../programs.ts';
import { GRANT, PLAYERS, STAKE, duelGame, registerAll } from '../sample-duel/shop.ts';
import { DIES_AT } from './dies-at.ts';
import { balancesOf, eventsOf } from './read-log.ts';
import { expectAllEnded } from './verdict.ts';

/** Limits the kills, which would never end if they had no effect. */
const APPENDS_MAX = 40;

interface Life {
  readonly file: string;
  /** milliseconds that the clock is ahead */
  readonly ahead: number;
  /** names of the appends at which a process was killed already */
  readonly lost: readonly string[];
}

/** Plays in a process of its own. @returns how it ended, at which append, and its answers before */
async function live({ file, ahead, lost }: Life) {
  const child = spawn(process.execPath, [builtFile('duel-until-killed'), file, String(ahead), ...lost], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: `${file}.code` },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended: Promise<unknown[]> = once(child, 'exit');
  const said = (await text(child.stdout)).split('\n').filter((line) => line !== '');
  const [code, signal] = await ended;
  const last = said.at(-1)?.startsWith(DIES_AT) === true ? said.pop() : undefined;
  return { end: signal ?? code, append: last?.slice(DIES_AT.length), answers: said };
}

/**
 * Plays until a process ends normally. Two processes are killed at each append: the first one loses it, the next one
 * keeps it. @returns the names of the appends
 */
async function killedAtEachAppend(file: string, ahead: number): Promise<readonly string[]> {
  const lost: string[] = [];
  const kept: string[] = [];
  while (lost.length < APPENDS_MAX) {
    const { end, append, answers } = await live({ file, ahead, lost });
    await expectKept(file, answers);
    if (end === 0) {
      expect(kept.toSorted(), 'what was lost was met again').toEqual(lost.toSorted());
      return kept;
    }
    expect(end).toBe('SIGKILL');
    if (append === undefined) expect.unreachable('a process says where it dies');
    else (lost.includes(append) ? kept : lost).push(append);
  }
  return expect.unreachable('a process comes to its end');
}

/** Expects that everything answered is in the log. */
async function expectKept(file: string, answers: readonly string[]): Promise<void> {
  const store = openSqliteStore(file, { thread: false });
  for (const line of answers) {
    const [player, duel, seat, answer] = line.split(' ');
    expect(answer).toBe('done');
    const known = await store.findCommand(`player-${player}`, `press-${duel}-${seat}`);
    expect(known).toMatchObject({ count: 2 });
  }
  await store.close();
}

it('duels end the same if their process is killed at every append', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-flows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'log.sqlite');
  const begun = openSqliteStore(file, { thread: false });
  await registerAll(await duelGame(begun, Date.now), PLAYERS);
  await begun.close();

  expect((await killedAtEachAppend(file, 0)).length).toBeGreaterThan(11);
  expect((await killedAtEachAppend(file, 2 * JOIN_MS)).length).toBeGreaterThan(2);

  const store = openSqliteStore(file, { thread: false });
  await expectAllEnded(store);
  const types = (await eventsOf(store))
    .filter(({ stream }) => stream.startsWith('duel-'))
    .map(({ type }) => type);
  expect(types).toEqual([
    'DuelOpened',
    'DuelJoined',
    'DuelDrawn',
    'DuelEnded',
    'DuelOpened',
    'DuelExpired',
    'DuelEnded',
  ]);
  const [anna = 0, ben = 0, cleo] = await balancesOf(store, PLAYERS);
  expect([anna, ben].toSorted((a, b) => a - b)).toEqual([GRANT - STAKE, GRANT + STAKE]);
  expect(cleo).toBe(GRANT);
  await store.close();
});
