import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres/server.ts';
import { tryWorlds } from './worlds.ts';

// npm run worlds -- [--worlds N] [--seed S] [--nodes 2]: see CONTRIBUTING.md.

const WORLDS = 10_000;
/** They take real time. */
const WORLDS_OVER_NODES = 200;
const PROGRESS = 250;
const PROGRESS_OVER_NODES = 20;

const { values } = parseArgs({
  options: { worlds: { type: 'string' }, seed: { type: 'string' }, nodes: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
if (values.nodes !== undefined && values.nodes !== '2') throw new RangeError('--nodes 2 runs two nodes');
const overNodes = values.nodes !== undefined;
const worlds = Number(values.worlds ?? (overNodes ? WORLDS_OVER_NODES : WORLDS));
const server = overNodes ? await startPostgres({ max_connections: '200' }) : undefined;

console.log(`${worlds} worlds from seed ${seed}`);
const broken = await tryWorlds({
  seed,
  worlds,
  server,
  onWorld(done) {
    if (done % (overNodes ? PROGRESS_OVER_NODES : PROGRESS) === 0 || done === worlds)
      console.log(`${done} of ${worlds} held`);
  },
});
await server?.remove();
if (broken !== undefined) {
  console.error(broken.report);
  process.exitCode = 1;
}
