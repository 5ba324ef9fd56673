import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { run, start } from './child.ts';
import { median } from './figure.ts';
import type { GAMES } from './games.ts';
import { type ProcessorTimes, processorTimes } from './processor-times.ts';

const WARM_UP = { connections: 64, seconds: 3 };
const WARM_REQUESTS = 10_000;

const Shop = Compile(
  Type.Object({ address: Type.String(), boxId: Type.String(), versionHash: Type.String() }),
);
const Plain = Compile(Type.Object({ address: Type.String() }));
const Tokens = Compile(Type.Array(Type.String()));
const Said = Compile(
  Type.Object({
    answered: Type.Integer({ minimum: 1 }),
    perSecond: Type.Number(),
    refused: Type.Integer({ maximum: 0 }),
    medianMs: Type.Number(),
    p99Ms: Type.Number(),
  }),
);

/** A server in its own process. */
export interface Server {
  readonly address: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/** The whole shop with registered players. */
export interface BenchShop extends Server {
  /** its data folder, until it stops */
  readonly folder: string;
  /** session tokens, one a player */
  readonly tokens: readonly string[];
  /** an open of one box */
  readonly open: Requests;
}

/** Requests that rotate over the players, each under a new key; each player and each round uses the next body. */
export interface Requests {
  /** GET: without key and body */
  readonly method?: 'GET';
  readonly path: string;
  readonly tokens: readonly string[];
  readonly bodies: readonly string[];
  /** number of the first request, if each can be made once; without it the requests repeat endlessly */
  readonly from?: number;
}

/** Results of a load. Processor times are the server's, in µs per request. */
export interface Loaded extends ProcessorTimes {
  readonly answered: number;
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** Rate of requests: one at a time per connection, as fast as they are answered unless a pace is given. */
export interface Pace {
  readonly connections: number;
  readonly seconds: number;
  /** requests started per second; latency then counts from the time a request was due */
  readonly perSecond?: number;
}

interface ShopOptions {
  /** number of task boxes to claim and of rooms to join */
  readonly tasksAndRooms?: number;
  /** games that are closed at first */
  readonly opens?: keyof typeof GAMES;
  /** its program; a rain falls for five minutes once it has started */
  readonly program?: 'serve-bench-shop.ts' | 'serve-rain.ts';
  /** in addition to the environment of every load */
  readonly environment?: NodeJS.ProcessEnv;
}

/** @throws if it does not start */
export async function startShop(
  players: number,
  { tasksAndRooms = 0, opens, program = 'serve-bench-shop.ts', environment = {} }: ShopOptions = {},
): Promise<BenchShop> {
  const root = await mkdtemp(join(tmpdir(), 'skins-bench-'));
  const folder = join(root, 'data');
  const shop = await start(program, [folder, players, tasksAndRooms, opens ?? ''].map(String), {
    SKINS_RATE_LIMIT: 'off',
    SKINS_LOG: 'warn',
    // These shops share a secret, but their logs are unrelated: each needs its own marks.
    SKINS_MARK: join(root, 'marks'),
    ...environment,
  });
  const { address, boxId, versionHash } = Shop.Parse(shop.said);
  const tokens = Tokens.Parse(JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8')));
  return {
    address,
    pid: shop.process.pid,
    folder,
    tokens,
    open: { path: '/api/box/open', tokens, bodies: [JSON.stringify({ boxId, count: 1, versionHash })] },
    stop: async () => {
      await shop.stop();
      await rm(root, { recursive: true });
    },
  };
}

/** Starts a server of this folder that is not a shop. */
export async function startServer(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const { said, process, stop } = await start(program, args, environment);
  return { address: Plain.Parse(said).address, pid: process.pid, stop };
}

/** @throws if a request was refused */
export async function load(server: Server, requests: Requests, pace: Pace): Promise<Loaded> {
  const { connections, seconds, perSecond = 0 } = pace;
  const before = processorTimes(server.pid);
  const args = [server.address, connections, seconds, perSecond].map(String);
  const { refused: _none, ...said } = Said.Parse(
    await run('generate-load.ts', args, { input: JSON.stringify(requests) }),
  );
  const after = processorTimes(server.pid);
  const each = (thread: keyof ProcessorTimes) => ((after[thread] - before[thread]) * 1_000) / said.answered;
  return {
    ...said,
    all: each('all'),
    loop: each('loop'),
    commit: each('commit'),
    projections: each('projections'),
    v8: each('v8'),
    beacon: each('beacon'),
  };
}

/** Loads a server until its code is optimised, however slow the machine is. */
export async function warmUp(server: Server, requests: Requests): Promise<void> {
  for (let answered = 0; answered < WARM_REQUESTS;)
    answered += (await load(server, requests, WARM_UP)).answered;
}

/**
 * Runs loads in rotation, so that other load on the machine affects all. @returns the medians of each, and the sum
 * of answers
 */
export async function inTurn<Name extends string>(
  rounds: number,
  loads: Readonly<Record<Name, () => Promise<Loaded>>>,
): Promise<(name: Name) => Loaded> {
  const runs: { readonly name: string; readonly loaded: Loaded }[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const name in loads) runs.push({ name, loaded: await loads[name]() });
  return (name) => {
    const own = runs.filter((run) => run.name === name).map(({ loaded }) => loaded);
    const middle = (measure: keyof Loaded) => median(own.map((loaded) => loaded[measure]));
    return {
      answered: own.reduce((sum, { answered }) => sum + answered, 0),
      perSecond: middle('perSecond'),
      medianMs: middle('medianMs'),
      p99Ms: middle('p99Ms'),
      all: middle('all'),
      loop: middle('loop'),
      commit: middle('commit'),
      projections: middle('projections'),
      v8: middle('v8'),
      beacon: middle('beacon'),
    };
  };
}

/** Sends one request. @returns the JSON answer, as text */
export async function answerTo(
  server: Server,
  { path, bodies: [body = ''], tokens }: Requests,
  key: string,
): Promise<string> {
  const response = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { token: tokens[0] ?? '', 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });
  if (response.status !== 200) throw new Error(await response.text());
  return response.text();
}
