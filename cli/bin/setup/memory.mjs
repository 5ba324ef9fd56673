/** Largest size of a shop's young generation, in MiB per half: plays leave much short-lived garbage, and 16 fill up too often. */
export const NURSERY = '--max-semi-space-size=64';

/**
 * Makes glibc return freed memory (mallopt(3)). By default it keeps some for each thread, and large blocks once one of them was freed.
 * Other C libraries ignore these variables.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The auditor's threads share one arena: an arena of their own would keep 20 MB or more each for larger blocks. */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

/** Memory settings by command. */
const SETUPS = new Map([
  ['serve', { flags: [NURSERY], environment: MALLOC }],
  ['verify', { flags: [], environment: ONE_ARENA }],
]);

const SAYS_ITSELF = /max[-_]semi[-_]space[-_]size/;

/**
 * Restarts the process with the command's memory settings, under the same process id: V8 and `malloc` read them only at start.
 * Does nothing on Windows, if the caller of Node set a size itself, or if it has an IPC channel (`--watch`).
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

/** Returns whether this process was started with the settings, or with others in their place. */
function isSetUp({ flags, environment }) {
  const said = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  if (flags.length > 0) return SAYS_ITSELF.test(said);
  return Object.keys(environment).every((name) => process.env[name] !== undefined);
}
