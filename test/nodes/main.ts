// Several nodes through troubles, started by `npm run nodes`. Exits with 1 if anything was lost, doubled or stuck.
import { parseArgs } from 'node:util';
import { randomOf } from '../audit/random.ts';
import { Chaos } from './chaos.ts';
import type { Seen } from './crowd.ts';
import { LONG, TROUBLES } from './troubles.ts';

const NAMES = ['one', 'two', 'three', 'four', 'five'];

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '1' },
    trouble: { type: 'string', default: 'a node killed' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const rounds = Number(values.rounds);
const troubles = values.trouble === 'all' ? Object.keys(TROUBLES) : [values.trouble];
console.log(`${values.nodes} nodes, seed ${values.seed}`);
const chaos = await Chaos.begin(NAMES.slice(0, Number(values.nodes)), randomOf(Number(values.seed)), LONG);
let wrong: readonly string[];
try {
  for (const trouble of troubles) await tellOf(trouble);
  wrong = await chaos.end();
} finally {
  await chaos.nodes.remove();
}
const { finished, void: late } = chaos.ended;
console.log(`battles: ${finished} finished, ${late} paid back since the database kept them past their time`);
for (const one of wrong) console.log(`FOUND ${one}`);
if (wrong.length === 0) console.log('nothing lost, nothing doubled, every flow ended, the log verifies');
process.exitCode = wrong.length === 0 ? 0 : 1;

async function tellOf(trouble: string): Promise<void> {
  const seen: Seen[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await chaos.through(trouble));
  const sum = (of: (one: Seen) => number) => seen.reduce((total, one) => total + of(one), 0);
  const slowest = Math.max(...seen.map(({ slowestMs }) => slowestMs));
  console.log(
    `${trouble}, ${rounds} times: ${sum(({ answered }) => answered)} presses answered, ` +
      `${sum(({ repeated }) => repeated)} requests sent again, the longest wait ${(slowest / 1_000).toFixed(1)} s`,
  );
}
