import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type BenchLog, benchLog, crowdLog } from './bench-log.ts';
import { run } from './child.ts';
import { type Bench, type Figure, interleaved, median } from './figure.ts';
import { processorMsOf } from './processor-times.ts';
import { residentMb } from './resident.ts';

const ROUNDS = 3;
const US_PER_MS = 1_000;
const SKINS = fileURLToPath(new URL('../../cli/bin/skins.mjs', import.meta.url));
const Hashed = Compile(Type.Object({ seconds: Type.Number(), processorMs: Type.Number() }));

/**
 * Measures `skins verify` over a log of a million opens. The baseline is a loop that only computes the required
 * hashes: the result and the chain link of every open, a Merkle leaf and one node for every event, on all
 * processors. Verify reads at least as many bytes as that. Then measures a log of more players than it keeps in
 * memory, and the same log in a file.
 */
export const verifyLog: Bench = async (progress, sizes) => [
  ...(await manyOpens(progress, sizes)),
  ...(await manyPlayers(progress, sizes)),
];

const manyOpens: Bench = async (progress, { opens }) => {
  const log = await benchLog(opens, progress);
  const verified: Ran[] = [];
  const hashed: Pick<Ran, 'processorMs'>[] = [];
  const { subject, baseline } = await interleaved(
    ROUNDS,
    async () => {
      const ran = await verify(...storeOf(log));
      progress(`verified in ${ran.seconds.toFixed(1)} s`);
      verified.push(ran);
      return log.opens / ran.seconds;
    },
    async () => {
      const ran = Hashed.Parse(await run('hash-log.ts', [log.folder]));
      hashed.push(ran);
      return log.opens / ran.seconds;
    },
  );
  const ofEvent = (ran: readonly Pick<Ran, 'processorMs'>[]) =>
    (median(ran.map(({ processorMs }) => processorMs)) * US_PER_MS) / log.events;
  return [
    {
      name: `skins verify, ${log.events.toLocaleString('en-US')} events`,
      value: subject,
      unit: 'opens/s',
      baseline: { name: 'the necessary hashes only', value: baseline },
      measure: subject / baseline,
      target: { atLeast: 0.7 },
    },
    {
      name: 'skins verify, processor time of all threads for an event',
      value: ofEvent(verified),
      unit: 'µs',
      baseline: { name: 'the necessary hashes only', value: ofEvent(hashed) },
    },
    peakOf(
      'skins verify',
      verified.map(({ peakMb }) => peakMb),
    ),
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

/** The cost of a command; its processor time lacks its last moments. */
interface Ran {
  readonly seconds: number;
  readonly peakMb: number;
  readonly processorMs: number;
}

/** Runs a command as a user would, and samples its memory. */
async function skins(...args: readonly string[]): Promise<Ran> {
  const start = performance.now();
  const child = spawn(process.execPath, [SKINS, ...args, '--json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let [peakMb, processorMs] = [0, 0];
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child.pid).peak);
    processorMs = Math.max(processorMs, processorMsOf(child.pid));
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`skins ${args.join(' ')} ended with ${String(code)}`);
  return { seconds: (performance.now() - start) / 1_000, peakMb, processorMs };
}
