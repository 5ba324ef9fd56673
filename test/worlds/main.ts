import { parseArgs } from 'node:util';
import { tryWorlds } from './worlds.ts';

// npm run worlds -- [--worlds N] [--seed S]: see CONTRIBUTING.md.

const WORLDS = 10_000;
const PROGRESS = 250;

const { values } = parseArgs({ options: { worlds: { type: 'string' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const worlds = Number(values.worlds ?? WORLDS);

console.log(`${worlds} worlds from seed ${seed}`);
const broken = await tryWorlds({
  seed,
  worlds,
  onWorld(done) {
    if (done % PROGRESS === 0 || done === worlds) console.log(`${done} of ${worlds} held`);
  },
});
if (broken !== undefined) {
  console.error(broken.report);
  process.exitCode = 1;
}
