import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { noPostgres, schemaOf, startPostgres } from '../postgres/server.ts';
import { ROOT } from '../tidy/sources.ts';
import type { Bench, Figure } from './figure.ts';
import { type Server, load, startShop } from './loaded.ts';
import { DURABLE, startNode } from './nodes.ts';

const PLAYERS = 999;
const PACE = { connections: 48, seconds: 10 };

/** Measures how long a node takes to join a long log: without any lists, and from a copy of another node's. */
export const newNode: Bench = async (progress, { opens }) => {
  if (noPostgres !== undefined) {
    progress(noPostgres);
    return [];
  }
  const server = await startPostgres(DURABLE);
  const address = await server.newStore();
  const root = await mkdtemp(join(tmpdir(), 'skins-bench-new-node-'));
  const first = await startShop(PLAYERS, { environment: { SKINS_STORE: address, SKINS_NODE: 'first' } });
  const running: Server[] = [first];
  try {
    for (let answered = 0; answered < opens;) {
      answered += (await load(first, first.open, PACE)).answered;
      progress(`${answered.toLocaleString('en-US')} opens`);
    }
    const [head] = await server.query(`SELECT events::float8 AS events FROM ${schemaOf(address)}.log_head`);
    const after = `after ${Number(head?.['events']).toLocaleString('en-US')} events`;
    const empty = await seconds(async () => running.push(await startNode(root, address, 'empty')));
    const copied = await seconds(() => replicate(first.folder, join(root, 'copy'), address));
    const copy = await seconds(async () => running.push(await startNode(root, address, 'copy', 'replica')));
    return [
      figure(`a new node with all lists, ${after}`, empty),
      figure(`skins replica, ${after}`, copied),
      {
        ...figure(`a node that starts from it, ${after}`, copy),
        baseline: { name: 'without', value: empty },
      },
    ];
  } finally {
    for (const one of running) await one.stop();
    await rm(root, { recursive: true });
    await server.remove();
  }
};

async function replicate(from: string, to: string, address: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(ROOT, 'cli/bin/skins.mjs'), 'replica', to], {
    env: { ...process.env, SKINS_STORE: address, SKINS_DATA: from },
  });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

const figure = (name: string, value: number): Figure => ({ name, unit: 's', value });
