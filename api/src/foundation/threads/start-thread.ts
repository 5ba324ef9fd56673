import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Node parses TypeScript with WebAssembly, and V8 recompiles its frequent calls once for all threads. A thread that ends may
 * free that code while another uses it, which crashes the process (docs/decisions/010-wasm-wrapper-tier-up.md).
 * This disables it.
 */
const NEVER_COMPILED_ANEW = `--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`;

/** Young generation of a thread, in MB: three times its semi-space. Only the event loop has a larger one (docs/storage.md, Heap and malloc settings). */
const NURSERY_MB = 48;
/** A semi-space size set as a process flag would override the thread's own limit. */
const AS_GIVEN = '--max-semi-space-size=0';

/** Runs a module on a new thread; from the prebuilt program if the environment has one (docs/decisions/027-prebuilt-program.md). */
export function startThread(
  module: URL,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'> = {},
): Worker {
  setFlagsFromString(NEVER_COMPILED_ANEW);
  setFlagsFromString(AS_GIVEN);
  // Flags of this process do not apply to the thread.
  // The system lists it under this name, which shows the busy thread (`top -H`).
  const name = basename(module.pathname, '.ts');
  const resourceLimits = { maxYoungGenerationSizeMb: NURSERY_MB, ...options.resourceLimits };
  return new Worker(builtOf(module) ?? module, { ...options, resourceLimits, name, execArgv: [] });
}

function builtOf(module: URL): URL | undefined {
  const program = process.env['SKINS_PROGRAM'];
  if (program === undefined || !module.pathname.endsWith('.ts')) return undefined;
  return pathToFileURL(join(program, basename(module.pathname).replace(/ts$/, 'js')));
}
