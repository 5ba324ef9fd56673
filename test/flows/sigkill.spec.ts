import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '@skins/api/store';
import { JOIN_MS } from '@skins/engine/shop/sample-duel';
import { expect, it, onTestFinished } from 'vitest';
import { GRANT, PLAYERS, STAKE, duelGame, registerAll } from './duel-shop.ts';
import type { Fate } from './recorded-store.ts';
import { balancesOf, eventsOf, expectAllEnded } from './verdict.ts';

const PLAYER = fileURLToPath(new URL('duel-until-killed.ts', import.meta.url));
/** Kills that change nothing any more would never end. */
const KILLS_MAX = 40;

interface Life {
  readonly file: string;
  /** of the clock, milliseconds */
  readonly ahead: number;
  readonly left: number;
  readonly fate: Fate;
}

/** Plays in a process of its own. @returns how that ended, and what it answered before */
async function live({ file, ahead, left, fate }: Life) {
  const child = spawn(process.execPath, [PLAYER, file, String(ahead), String(left), fate], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: `${file}.code` },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended: Promise<unknown[]> = once(child, 'exit');
  const said = await text(child.stdout);
  const [code, signal] = await ended;
  return { end: signal ?? code, answers: said.split('\n').filter((line) => line !== '') };
}

/** Plays until a process comes to its end: each one before is killed one append further on. @returns how many were */
async function killedAtEachStep(file: string, ahead: number): Promise<number> {
  for (let kills = 0; kills < KILLS_MAX; kills += 1) {
    const fate = kills % 2 === 0 ? 'kept' : 'lost';
    const { end, answers } = await live({ file, ahead, left: fate === 'kept' ? 0 : 1, fate });
    await expectKept(file, answers);
    if (end === 0) return kills;
    expect(end).toBe('SIGKILL');
  }
  return expect.unreachable('a process comes to its end');
}

/** What was answered is in the log. */
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

it('duels come to the same though their process is killed at every append', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-flows-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'log.sqlite');
  const begun = openSqliteStore(file, { thread: false });
  await registerAll(await duelGame(begun, Date.now), PLAYERS);
  await begun.close();

  expect(await killedAtEachStep(file, 0)).toBeGreaterThan(11);
  expect(await killedAtEachStep(file, 2 * JOIN_MS)).toBeGreaterThan(2);

  const store = openSqliteStore(file, { thread: false });
  await expectAllEnded(store);
  const types = (await eventsOf(store))
    .filter(({ stream }) => stream.startsWith('duel-'))
    .map(({ type }) => type);
  expect(types).toEqual([
    'DuelOpened',
    'SeatTaken',
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
