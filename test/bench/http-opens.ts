import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { run, start } from './child.ts';
import { type Bench, type Figure, interleaved, median } from './figure.ts';

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
    return await compare(address, Echo.Parse(echo.said).address, JSON.stringify({ tokens, body }), progress);
  } finally {
    await Promise.all([shop.stop(), echo.stop()]);
    await rm(folder, { recursive: true });
  }
};

async function compare(
  shop: string,
  echo: string,
  input: string,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const load = async (address: string, seconds: number) =>
    Load.Parse(await run('generate-load.ts', [address, String(CONNECTIONS), String(seconds)], { input }));
  for (const address of [shop, echo]) await load(address, WARM_UP_S);
  const medians: number[] = [];
  const slowest: number[] = [];
  const opens = async () => {
    const { perSecond, medianMs, p99Ms } = await load(shop, SECONDS);
    medians.push(medianMs);
    slowest.push(p99Ms);
    progress(`${Math.round(perSecond)} opens/s`);
    return perSecond;
  };
  const { subject, baseline } = await interleaved(
    ROUNDS,
    opens,
    async () => (await load(echo, SECONDS)).perSecond,
  );
  return [
    {
      name: 'HTTP: durable opens',
      value: subject,
      unit: 'requests/s',
      baseline: { name: 'bare fastify', value: baseline },
      measure: subject / baseline,
      target: { atLeast: 0.5 },
    },
    { name: 'HTTP: median time of an open', value: median(medians), unit: 'ms' },
    { name: 'HTTP: 99th percentile', value: median(slowest), unit: 'ms' },
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
