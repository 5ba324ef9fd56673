import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type BenchLog, benchLog, crowdLog } from './bench-log.ts';
import { run } from './child.ts';
import { type Bench, type Figure, interleaved } from './figure.ts';
import { residentMb } from './resident.ts';

const ROUNDS = 3;
const SKINS = fileURLToPath(new URL('../../cli/bin/skins.mjs', import.meta.url));
const Hashed = Compile(Type.Object({ seconds: Type.Number() }));

/**
 * `skins verify` over a log of a million opens, against a loop that only hashes what has to be hashed: the result and the
 * chain link of every open, and the Merkle leaf and one node for every event, on all processors. Neither reads less than the other hashes.
 * Then over a log of more players than it holds in memory, and over the same one in a file.
 */
export const verifyLog: Bench = async (progress, sizes) => [
  ...(await manyOpens(progress, sizes)),
  ...(await manyPlayers(progress, sizes)),
];

const manyOpens: Bench = async (progress, { opens }) => {
  const log = await benchLog(opens, progress);
  const peaks: number[] = [];
  const { subject, baseline } = await interleaved(
    ROUNDS,
    async () => {
      const { seconds, peakMb } = await verify(...storeOf(log));
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
      target: { atLeast: 0.7 },
    },
    peakOf('skins verify', peaks),
  ];
};

const manyPlayers: Bench = async (progress, { players }) => {
  const log = await crowdLog(players, progress);
  const name = `skins verify, ${players.toLocaleString('en-US')} players`;
  const hashes = Hashed.Parse(await run('hash-log.ts', [log.folder])).seconds;
  const { seconds, peakMb } = await verify(...storeOf(log));
  progress(`verified in ${seconds.toFixed(1)} s`);
  const file = join(log.folder, 'export.jsonl');
  await skins('export', ...storeOf(log), '--out', file);
  return [
    {
      name: `${name}, ${log.events.toLocaleString('en-US')} events`,
      value: log.events / seconds,
      unit: 'events/s',
      baseline: { name: 'the necessary hashes only', value: log.events / hashes },
    },
    peakOf(name, [peakMb]),
    peakOf(`${name}, from a file`, [(await verify(file)).peakMb]),
  ];
};

const peakOf = (name: string, peaksMb: readonly number[]): Figure => ({
  name: `${name}, peak memory`,
  value: Math.max(...peaksMb),
  unit: 'MB',
  measure: Math.max(...peaksMb),
  target: { atMost: 300 },
});

const storeOf = ({ folder }: BenchLog): readonly string[] => ['--data', folder];

const verify = (...log: readonly string[]) => skins('verify', '--no-memory', ...log);

/** Runs a command as anyone would, and watches its memory. */
async function skins(...args: readonly string[]): Promise<{ seconds: number; peakMb: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, [SKINS, ...args, '--json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(child.pid).peak)), 50);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`skins ${args.join(' ')} ended with ${String(code)}`);
  return { seconds: (performance.now() - start) / 1_000, peakMb };
}
