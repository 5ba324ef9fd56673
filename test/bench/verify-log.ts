import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { benchLog } from './bench-log.ts';
import { run } from './child.ts';
import { type Bench, interleaved } from './figure.ts';

const ROUNDS = 3;
const SKINS = fileURLToPath(new URL('../../cli/bin/skins.mjs', import.meta.url));
const Hashed = Compile(Type.Object({ seconds: Type.Number() }));

/**
 * `skins verify` over a log of a million opens, against a loop that only hashes what has to be hashed: the result and the
 * chain link of every open, and the Merkle leaf and one node for every event. Neither reads less than the other hashes.
 */
export const verifyLog: Bench = async (progress, opens) => {
  const log = await benchLog(opens, progress);
  const peaks: number[] = [];
  const { subject, baseline } = await interleaved(
    ROUNDS,
    async () => {
      const { seconds, peakMb } = await verify(log.folder);
      progress(`verified in ${seconds.toFixed(1)} s`);
      peaks.push(peakMb);
      return log.opens / seconds;
    },
    async () => log.opens / Hashed.Parse(await run('hash-log.ts', [log.folder])).seconds,
  );
  return [
    {
      name: `skins verify, ${log.events.toLocaleString('en-US')} events`,
      value: subject,
      unit: 'opens/s',
      baseline: { name: 'the necessary hashes only', value: baseline },
      measure: subject / baseline,
      target: { atLeast: 0.4 },
    },
    {
      name: 'skins verify, peak memory',
      value: Math.max(...peaks),
      unit: 'MB',
      measure: Math.max(...peaks),
      target: { atMost: 300 },
    },
  ];
};

/** Runs the command as anyone would, and watches its memory. */
async function verify(folder: string): Promise<{ seconds: number; peakMb: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, [SKINS, 'verify', '--no-memory', '--json', '--data', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakKb = 0;
  const watch = setInterval(() => (peakKb = Math.max(peakKb, peakOf(child.pid))), 50);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`skins verify ended with ${String(code)}`);
  return { seconds: (performance.now() - start) / 1_000, peakMb: peakKb / 1_000 };
}

/** Most memory that a process ever had, in kB; 0 where the system does not tell. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
