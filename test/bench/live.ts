import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Bench, type Figure, interleaved } from './figure.ts';
import { type BenchShop, answerTo, load, startShop } from './loaded.ts';
import { processorTimes } from './processor-times.ts';
import { residentMb } from './resident.ts';

const LISTENERS = 5_000;
const DROPS_PER_SECOND = 20;
const DROP_SECONDS = 10;
const LATE_MAX_MS = 500;
/** milliseconds; a reel's duration, before which nobody is told, and a margin */
const LANDS_MS = 5_000;
const AFTER_MS = LANDS_MS + 2_000;

const BESIDE = 2_000;
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 64;
const PLAYERS = 500;
const SHARE_MIN = 0.8;

const Heard = Compile(Type.Object({ heard: Type.Integer(), medianMs: Type.Number(), p99Ms: Type.Number() }));

/** Measures how late 5,000 connections hear of drops, the memory of a connection, and what 2,000 of them cost opens. */
export const live: Bench = async (progress) => {
  const shop = await startShop(PLAYERS);
  try {
    return [...(await lateness(shop, progress)), await opensBeside(shop, progress)];
  } finally {
    await shop.stop();
  }
};

async function lateness(shop: BenchShop, progress: (text: string) => void): Promise<Figure[]> {
  const { address, pid, tokens, open: requests } = shop;
  const open = (n: number) =>
    answerTo(shop, { ...requests, tokens: tokens.slice(n % tokens.length) }, `live-${n}`);
  // A first drop, so that code loaded on the first one is not measured.
  await open(0);
  await sleep(AFTER_MS);
  const before = residentMb(pid).now;
  const listeners = await listening(address, LISTENERS);
  const weighs = ((residentMb(pid).now - before) * 1_000) / LISTENERS;
  progress(`${LISTENERS} connections are open`);
  const drops = DROPS_PER_SECOND * DROP_SECONDS;
  const opens: Promise<unknown>[] = [];
  const loopBefore = processorTimes(pid).loop;
  for (let n = 1; n <= drops; n += 1) {
    opens.push(open(n));
    await sleep(1_000 / DROPS_PER_SECOND);
  }
  await Promise.all(opens);
  await sleep(AFTER_MS);
  const loopMs = processorTimes(pid).loop - loopBefore;
  const { heard, medianMs, p99Ms } = Heard.Parse(await listeners.end());
  progress(`${heard} messages of about ${drops * LISTENERS} were heard`);
  return [
    {
      name: `a drop after it has landed, on ${LISTENERS} connections, ${DROPS_PER_SECOND} drops a second: 99th percentile`,
      value: p99Ms,
      unit: 'ms',
      measure: p99Ms,
      target: { atMost: LATE_MAX_MS },
    },
    { name: '– the median', value: medianMs, unit: 'ms' },
    { name: '– of all that there were to hear, heard', value: heard / (drops * LISTENERS), unit: '' },
    {
      name: '– processor time of the event loop for a message on a connection, opens included',
      value: (loopMs * 1_000) / heard,
      unit: 'µs',
    },
    { name: 'memory of the process for a live connection', value: weighs, unit: 'kB' },
  ];
}

async function opensBeside(shop: BenchShop, progress: (text: string) => void): Promise<Figure> {
  const opens = async (): Promise<number> =>
    (await load(shop, shop.open, { connections: CONNECTIONS, seconds: SECONDS })).perSecond;
  await opens();
  const { subject, baseline } = await interleaved(
    ROUNDS,
    async () => {
      const listeners = await listening(shop.address, BESIDE);
      const perSecond = await opens();
      progress(`${Math.round(perSecond)} opens/s with ${BESIDE} listeners`);
      await listeners.end();
      return perSecond;
    },
    opens,
  );
  return {
    name: `opens with ${BESIDE} who listen`,
    value: subject,
    unit: 'opens/s',
    baseline: { name: 'with none', value: baseline },
    measure: subject / baseline,
    target: { atLeast: SHARE_MIN },
  };
}

/** Starts a process that listens on a number of connections. */
export async function listening(
  address: string,
  connections: number,
  channel = 'drop',
): Promise<{ end: () => Promise<unknown> }> {
  const program = fileURLToPath(new URL('live-listeners.ts', import.meta.url));
  const child = spawn(process.execPath, [program, address, ...[connections, LANDS_MS, channel].map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const lines = linesOf(child);
  await lines.next();
  return {
    async end() {
      child.kill('SIGTERM');
      const { value } = await lines.next();
      child.stdout?.destroy();
      await gone;
      return JSON.parse(value ?? 'null');
    },
  };
}

async function* linesOf({ stdout }: ChildProcess): AsyncGenerator<string, string | undefined> {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n')) {
      yield text.slice(0, end);
      text = text.slice(end + 1);
    }
  }
  return undefined;
}
