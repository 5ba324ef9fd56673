import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { run, start } from './child.ts';
import { type Bench, type Figure, interleaved, median } from './figure.ts';
import { processorTimes } from './processor-times.ts';

const ROUNDS = 5;
const CONNECTIONS = 64;
const PLAYERS = 1_000;
const WARM_UP_S = 2;
const SECONDS = 4;

const Shop = Compile(
  Type.Object({ address: Type.String(), boxId: Type.String(), versionHash: Type.String() }),
);
const Echo = Compile(Type.Object({ address: Type.String() }));
const Load = Compile(
  Type.Object({
    answered: Type.Integer(),
    perSecond: Type.Number(),
    refused: Type.Integer({ maximum: 0 }),
    medianMs: Type.Number(),
    p99Ms: Type.Number(),
  }),
);
const Tokens = Compile(Type.Array(Type.String()));

/**
 * Opens a second over HTTP, each on the disk before its answer, against fastify that answers the same bytes and does nothing:
 * 64 connections, 1,000 players, requests of the same size.
 */
export const httpOpens: Bench = async (progress) => {
  const folder = await mkdtemp(join(tmpdir(), 'skins-bench-'));
  progress(`registering ${PLAYERS} players`);
  const environment = { SKINS_RATE_LIMIT: 'off', SKINS_LOG: 'warn' };
  const shop = await start('serve-bench-shop.ts', [folder, String(PLAYERS)], environment);
  const { address, boxId, versionHash } = Shop.Parse(shop.said);
  const tokens = Tokens.Parse(JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8')));
  const body = JSON.stringify({ boxId, count: 1, versionHash });
  const echo = await start('serve-echo.ts', [await sampleAnswer(address, tokens[0] ?? '', body)]);
  try {
    return await compare(
      { address, pid: shop.process.pid },
      { ...Echo.Parse(echo.said), pid: echo.process.pid },
      JSON.stringify({ tokens, body }),
      progress,
    );
  } finally {
    await Promise.all([shop.stop(), echo.stop()]);
    await rm(folder, { recursive: true });
  }
};

interface Server {
  readonly address: string;
  readonly pid: number | undefined;
}

async function compare(
  shop: Server,
  echo: Server,
  input: string,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const load = async ({ address, pid }: Server, seconds: number) => {
    const before = processorTimes(pid);
    const said = await run('generate-load.ts', [address, String(CONNECTIONS), String(seconds)], { input });
    const { answered, perSecond, medianMs, p99Ms } = Load.Parse(said);
    const after = processorTimes(pid);
    const processorUs = ((after.all - before.all) * 1_000) / answered;
    const loopUs = ((after.loop - before.loop) * 1_000) / answered;
    return { perSecond, medianMs, p99Ms, processorUs, loopUs };
  };
  type Loaded = Awaited<ReturnType<typeof load>>;
  for (const server of [shop, echo]) await load(server, WARM_UP_S);
  const opens: Loaded[] = [];
  const echoes: Loaded[] = [];
  await interleaved(
    ROUNDS,
    async () => {
      const loaded = await load(shop, SECONDS);
      progress(`${Math.round(loaded.perSecond)} opens/s`);
      return opens.push(loaded);
    },
    async () => echoes.push(await load(echo, SECONDS)),
  );
  const both = (measure: keyof Loaded) => ({
    value: median(opens.map((loaded) => loaded[measure])),
    baseline: { name: 'bare fastify', value: median(echoes.map((loaded) => loaded[measure])) },
  });
  const rate = both('perSecond');
  return [
    {
      name: 'HTTP: durable opens',
      unit: 'requests/s',
      ...rate,
      measure: rate.value / rate.baseline.value,
      target: { atLeast: 0.5 },
    },
    { name: 'HTTP: processor time of an open, all threads', unit: 'µs', ...both('processorUs') },
    { name: 'HTTP: processor time of an open, event loop', unit: 'µs', ...both('loopUs') },
    { name: 'HTTP: median time to the answer', unit: 'ms', ...both('medianMs') },
    { name: 'HTTP: 99th percentile', unit: 'ms', ...both('p99Ms') },
  ];
}

/** What an open is answered: the baseline answers just that. */
async function sampleAnswer(address: string, token: string, body: string): Promise<string> {
  const response = await fetch(`${address}/api/box/open`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json', 'idempotency-key': 'sample' },
    body,
  });
  if (response.status !== 200) throw new Error(await response.text());
  return response.text();
}
