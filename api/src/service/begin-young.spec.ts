import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MIB = 2 ** 20;
/** Makes objects that outlive the nursery, as a heavy load does, then such as are dead at once, and says how much more lies among the old ones. */
const PROCESS = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const { beginYoung } = await import(process.argv[1]);
  beginYoung();
  const old = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space').space_used_size;
  const make = (n) => ({ n, of: [n] });
  let alive = [];
  for (let n = 0; n < 3_000_000; n += 1) {
    alive.push(make(n));
    if (alive.length > 700_000) alive = [];
  }
  alive = Array.from({ length: 64 });
  const before = old();
  for (let n = 0; n < 200_000; n += 1) alive[n % 64] = make(n);
  console.log(old() - before);`;

it('makes what is dead at once in the nursery, whatever outlived it before', () => {
  const beginYoung = join(dirname(fileURLToPath(import.meta.url)), 'begin-young.ts');

  const said = execFileSync(process.execPath, ['--input-type=module', '-e', PROCESS, beginYoung], {
    encoding: 'utf8',
  });

  expect(Math.abs(Number(said))).toBeLessThan(MIB);
});
