import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../audit/random.ts';
import { builtFile } from '../programs.ts';
import { type Finding, isIn, leftIn } from './findings.ts';
import { type Told, toldIn } from './told.ts';

/** Kills per small shop: with a short log, more of the time goes into checks. */
const KILLS_PER_SHOP = 20;
const FOR_EVER = '100000000';
/** A shop is killed after at most so many answers, plus at most so many milliseconds. */
const ANSWERS_MAX = 60;
const MORE_MS_MAX = 4;

/** Possible findings after a kill. */
type Harm = Finding | 'an acknowledged append is not there';

/** The result of many kills. */
export interface Killed {
  readonly kills: number;
  readonly told: number;
  readonly findings: ReadonlySet<Harm>;
}

/** Kills small shops at random moments, in several lanes at once, and checks the files of each. */
export async function killOften(
  kills: number,
  lanes: number,
  random: Random,
  onProgress: (kills: number) => void = () => undefined,
): Promise<Killed> {
  const findings = new Set<Harm>();
  let left = kills;
  let told = 0;
  async function lane(): Promise<void> {
    while (left > 0) {
      const here = Math.min(left, KILLS_PER_SHOP);
      left -= here;
      const found = await killOne(here, random);
      told += found.told;
      for (const finding of found.findings) findings.add(finding);
      onProgress(kills - left);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return { kills, told, findings };
}

/** Kills one small shop repeatedly; each life continues on the files of the last one. */
async function killOne(kills: number, random: Random): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-kills-'));
  const findings = new Set<Harm>();
  const told: Told[] = [];
  try {
    for (let life = 1; life <= kills; life += 1) {
      told.push(...(await toldUntilKilled(folder, String(life), random)));
      const found = await leftIn(folder);
      for (const finding of [...found.findings, ...found.ahead]) findings.add(finding);
      if (!told.every((one) => isIn(found, one))) findings.add('an acknowledged append is not there');
    }
    return { kills, told: told.length, findings };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function toldUntilKilled(folder: string, life: string, random: Random): Promise<Told[]> {
  const program = [builtFile('append-and-tell'), folder, life, FOR_EVER, 'die'];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const enough = random.below(ANSWERS_MAX);
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (toldIn(output).length > enough) resolve();
    });
    child.once('close', () => resolve());
  });
  await sleep(random.below(MORE_MS_MAX));
  child.kill('SIGKILL');
  await ended;
  if (said !== '') throw new Error(`the small shop did not go on: ${said}`);
  return toldIn(output);
}
