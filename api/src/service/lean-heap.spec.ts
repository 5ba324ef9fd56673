import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MIB = 2 ** 20;
const BEGIN = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const { leanHeap } = await import(process.argv[1]);
  leanHeap();
  const old = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space').space_used_size;
  const make = (n) => ({ n, of: [n] });`;
/** Makes objects that outlive the nursery, as a heavy load does, then such as are dead at once, and says how much more lies among the old ones. */
const DEAD_AT_ONCE = `${BEGIN}
  let alive = [];
  for (let n = 0; n < 3_000_000; n += 1) {
    alive.push(make(n));
    if (alive.length > 700_000) alive = [];
  }
  alive = Array.from({ length: 64 });
  const before = old();
  for (let n = 0; n < 200_000; n += 1) alive[n % 64] = make(n);
  console.log(old() - before);`;
/** Makes objects each of which dies long after it left the nursery, and says how many times what is alive lies among the old ones at most. */
const DEAD_LATE = `${BEGIN}
  const EACH = 1_500_000;
  const alive = Array.from({ length: EACH }, (_, n) => make(n));
  const [looks, from] = [[], 2 * EACH];
  for (let n = 0; n < 14 * EACH; n += 1) {
    alive[n % EACH] = make(n);
    if (n > from && n % 50_000 === 0) looks.push(old());
  }
  console.log(Math.max(...looks) / Math.min(...looks));`;

it('makes what is dead at once in the nursery, whatever outlived it before', () => {
  expect(Math.abs(saidBy(DEAD_AT_ONCE))).toBeLessThan(MIB);
});

it('keeps less garbage among old objects than twice what is alive', () => {
  const times = saidBy(DEAD_LATE);

  expect(times).toBeGreaterThan(1);
  expect(times).toBeLessThan(3);
});

function saidBy(program: string): number {
  const leanHeap = join(dirname(fileURLToPath(import.meta.url)), 'lean-heap.ts');
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', program, leanHeap], { encoding: 'utf8' }),
  );
}
