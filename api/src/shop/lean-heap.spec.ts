import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MIB = 2 ** 20;
const BEGIN = `
  import { getHeapSpaceStatistics } from 'node:v8';
  const { leanHeap } = await import(process.argv[1]);
  leanHeap();
  const make = (n) => ({ n, of: [n] });`;
/** Makes objects that outlive the nursery, as a heavy load does, then such as are dead at once, and says how much more lies among the old ones. */
const DEAD_AT_ONCE = `${BEGIN}
  const old = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space').space_used_size;
  let alive = [];
  for (let n = 0; n < 3_000_000; n += 1) {
    alive.push(make(n));
    if (alive.length > 700_000) alive = [];
  }
  alive = Array.from({ length: 64 });
  const before = old();
  for (let n = 0; n < 200_000; n += 1) alive[n % 64] = make(n);
  console.log(old() - before);`;
/** Has the whole heap collected, of which V8 tells how far it may grow before the next time. */
const COLLECTED = `${BEGIN}
  const alive = Array.from({ length: 500_000 }, (_, n) => make(n));
  gc();
  console.log(alive.length);`;

it('makes what is dead at once in the nursery, whatever outlived it before', () => {
  expect(Math.abs(Number(saidBy(DEAD_AT_ONCE)))).toBeLessThan(MIB);
});

it('lets the heap grow to twice what is alive', () => {
  const said = saidBy(COLLECTED, '--expose-gc', '--trace-gc-verbose');

  expect(said.match(/HeapController\] factor [\d.]+/g)?.at(-1)).toBe('HeapController] factor 2.0');
});

function saidBy(program: string, ...flags: readonly string[]): string {
  const leanHeap = join(dirname(fileURLToPath(import.meta.url)), 'lean-heap.ts');
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program, leanHeap], {
    encoding: 'utf8',
  });
}
