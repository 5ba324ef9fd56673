// The long run of the fault tests, started by `npm run faults`. Exits with 1 if anything was found.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../audit/random.ts';
import { lives } from '../flows/lives.ts';
import { FaultyShop } from './faulty-shop.ts';
import { killedAtEveryAppend } from './killed-lives.ts';
import { killOften } from './kills.ts';
import { PowerCuts } from './power-cuts.ts';
import { LONG } from './rounds.ts';
import { whyUntraceable } from './strace.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10000' },
    lives: { type: 'string', default: '100' },
    games: { type: 'string', default: '' },
    rounds: { type: 'string', default: String(LONG.length) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const SYNCS = { first: 12, more: 30 };
const APPENDS = 200;
const MOMENTS_MAX = 20;

const random = randomOf(Number(values.seed));
const found: string[] = [];
const tell = (text: string) => console.log(`${new Date().toISOString()} ${text}`);

const untraceable = whyUntraceable();
if (untraceable !== undefined) throw new Error(untraceable);
tell(`seed ${values.seed}`);
await killGames(values.games);
await kill(Number(values.kills));
await cutPower(Number(values.lives));
await failCalls(Number(values.rounds));
for (const one of found) tell(`FOUND ${one}`);
process.exitCode = found.length === 0 ? 0 : 1;

/** Kills a process at each append of each game. @param part what the names of the games have in common */
async function killGames(part: string): Promise<void> {
  for (const life of lives.filter(({ name }) => name.includes(part))) {
    const { kills, wrong } = await killedAtEveryAppend(life);
    found.push(...wrong);
    tell(`${life.name}: ${kills} kills`);
  }
}

async function kill(kills: number): Promise<void> {
  const killed = await killOften(kills, availableParallelism(), random, (done) => tell(`kills: ${done}`));
  found.push(...killed.findings);
  tell(`${killed.kills} kills, ${killed.told} acknowledged appends`);
}

/** Runs lives: half of them end at work, and every fourth ends by a failing sync. */
async function cutPower(lives: number): Promise<void> {
  const power = new PowerCuts(random);
  try {
    for (let life = 1; life <= lives; life += 1) {
      const sync = SYNCS.first + random.below(SYNCS.more);
      const faults = life % 4 === 0 ? [`fsync:error=EIO:when=${sync}`] : [];
      const ends = life % 2 === 0 ? 'die' : 'stop';
      await power.live({ appends: APPENDS, ends, faults }, MOMENTS_MAX);
    }
    const { findings, cuts, told } = await power.looked();
    found.push(...findings);
    tell(`${lives} lives, ${cuts} power cuts, ${told} acknowledged appends`);
  } finally {
    power.remove();
  }
}

async function failCalls(rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-faults-'));
  const shop = new FaultyShop(folder);
  try {
    for (const round of LONG.slice(0, rounds)) {
      const { call, file, how, when, does } = round;
      const wrong = await shop.play(round);
      found.push(...wrong);
      tell(
        `${call} ${file} ${how} at ${when}: ${does}${wrong.length === 0 ? '' : ` BUT ${wrong.join('; ')}`}`,
      );
    }
    found.push(...(await shop.end()));
  } finally {
    await shop.kill();
    rmSync(folder, { recursive: true });
  }
}
