import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { BENCH_SECRET, benchPlayer } from './bench-game.ts';
import { type BenchLog, benchLog } from './bench-log.ts';
import { start } from './child.ts';
import { type Bench, interleaved } from './figure.ts';
import { answerTo } from './loaded.ts';
import { processorTimes } from './processor-times.ts';

const ROUNDS = 5;
const SHORT_OPENS = 3_000;

const Said = Compile(
  Type.Object({
    address: Type.String(),
    token: Type.String(),
    boxId: Type.String(),
    versionHash: Type.String(),
  }),
);

/**
 * Measures the time from the start of a shop's process to its first answered play, over a long log (`--opens`) and a
 * short one.
 */
export const firstAnswer: Bench = async (progress, { opens }) => {
  const long = await benchLog(opens, progress);
  const short = await benchLog(SHORT_OPENS, progress);
  const folders = { long: folderOf(long), short: folderOf(short) };
  for (const [name, folder] of Object.entries(folders)) {
    progress(`the first start over the ${name} log, which makes the lists`);
    await answered(folder, 'moved');
  }
  const processorMs: { long: number[]; short: number[] } = { long: [], short: [] };
  const timed = (which: 'long' | 'short') => async () => {
    const { ms, processor } = await answered(folders[which], '');
    processorMs[which].push(processor);
    return ms;
  };
  const { subject, baseline } = await interleaved(ROUNDS, timed('long'), timed('short'));
  const name = `from the start to the first answer, ${long.events.toLocaleString('en-US')} events`;
  const baselineName = `${short.events.toLocaleString('en-US')} events`;
  const least = { long: Math.min(...processorMs.long), short: Math.min(...processorMs.short) };
  return [
    {
      name,
      value: subject,
      unit: 'ms',
      baseline: { name: baselineName, value: baseline },
      measure: subject / baseline,
      target: { atMost: 1.3 },
    },
    {
      name: '– processor time, the least of all starts',
      value: least.long,
      unit: 'ms',
      baseline: { name: baselineName, value: least.short },
      measure: least.long / least.short,
    },
  ];
};

/** Returns a copy of the log that a shop may continue. */
function folderOf({ folder }: BenchLog): string {
  const copy = join(folder, 'served');
  mkdirSync(copy, { mode: 0o700 });
  cpSync(join(folder, 'log.sqlite'), join(copy, 'log.sqlite'));
  return copy;
}

let answers = 0;

/** Returns the milliseconds until a returning player has opened a box. */
async function answered(folder: string, said: 'moved' | ''): Promise<{ ms: number; processor: number }> {
  const from = performance.now();
  const shop = await start('serve-folder.ts', [folder, benchPlayer(0), said], {
    SKINS_MASTER_SECRET: BENCH_SECRET,
    SKINS_MARK: join(folder, '..', 'marks'),
    SKINS_LOG: 'warn',
  });
  const { address, token, boxId, versionHash } = Said.Parse(shop.said);
  const body = JSON.stringify({ boxId, count: 1, versionHash });
  answers += 1;
  const requests = { path: '/api/box/open', tokens: [token], bodies: [body] };
  await answerTo({ address, pid: shop.process.pid, stop: shop.stop }, requests, `first-${answers}`);
  const ms = performance.now() - from;
  const { all: processor } = processorTimes(shop.process.pid);
  await shop.stop();
  return { ms, processor };
}
