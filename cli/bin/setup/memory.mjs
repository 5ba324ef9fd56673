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

/** The auditor's threads have one arena together: what each keeps of its own for larger pieces is 20 MB and more. */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

/** What is to be set up anew, by command. */
const SETUPS = new Map([
  ['serve', { flags: [NURSERY], environment: MALLOC }],
  ['verify', { flags: [], environment: ONE_ARENA }],
]);

const SAYS_ITSELF = /max[-_]semi[-_]space[-_]size/;

/**
 * Goes on with memory set up for what is done: V8 and `malloc` take that at their start alone, so this process begins anew, under its
 * own number. Not where the system cannot (Windows), where whoever started Node said a size, or speaks with it (`--watch`).
 */
export function continueWithMemory(script) {
  const setup = SETUPS.get(process.argv[2]);
  if (setup === undefined || process.execve === undefined || process.platform === 'win32') return;
  if (process.send !== undefined || isSetUp(setup)) return;
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...setup.flags, script, ...process.argv.slice(2)],
    { ...setup.environment, ...process.env },
  );
}

/** Whether this process was begun with it, or with something else in its place. */
function isSetUp({ flags, environment }) {
  const said = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  if (flags.length > 0) return SAYS_ITSELF.test(said);
  return Object.keys(environment).every((name) => process.env[name] !== undefined);
}
