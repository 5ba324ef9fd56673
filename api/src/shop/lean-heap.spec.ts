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
/** Allocates objects that survive the young generation, as under heavy load, then short-lived ones, and prints the growth of the old generation. */
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
/** Runs a full GC, after which V8 prints how far the heap may grow. */
const COLLECTED = `${BEGIN}
  const alive = Array.from({ length: 500_000 }, (_, n) => make(n));
  gc();
  console.log(alive.length);`;

it('allocates short-lived objects in the young generation, even if earlier ones survived it', () => {
  expect(Math.abs(Number(saidBy(DEAD_AT_ONCE)))).toBeLessThan(MIB);
});

it('lets the heap grow to twice the live size', () => {
  const said = saidBy(COLLECTED, '--expose-gc', '--trace-gc-verbose');

  expect(said.match(/HeapController\] factor [\d.]+/g)?.at(-1)).toBe('HeapController] factor 2.0');
});

function saidBy(program: string, ...flags: readonly string[]): string {
  const leanHeap = join(dirname(fileURLToPath(import.meta.url)), 'lean-heap.ts');
  return execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program, leanHeap], {
    encoding: 'utf8',
  });
}
