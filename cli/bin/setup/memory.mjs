/** How far V8 may let a shop's nursery grow, in MiB of one of its halves: plays leave much behind that is dead at once, and 16 are full too often. */
export const NURSERY = '--max-semi-space-size=64';

/**
 * Has glibc give back what is freed (mallopt(3)): by itself it keeps some for each thread, and large pieces too once one of them was freed.
 * Other C libraries do not look at it.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const SAYS_ITSELF = /max[-_]semi[-_]space[-_]size/;

/**
 * Goes on with memory set up for it where a shop is served: V8 and `malloc` take that at their start alone, so this process begins anew,
 * under its own number. Not where the system cannot (Windows), where whoever started Node said a size, or speaks with it (`--watch`).
 */
export function continueWithMemory(script) {
  const said = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  if (process.argv[2] !== 'serve' || process.execve === undefined || process.platform === 'win32') return;
  if (process.send !== undefined || SAYS_ITSELF.test(said)) return;
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, NURSERY, script, ...process.argv.slice(2)],
    { ...MALLOC, ...process.env },
  );
}
