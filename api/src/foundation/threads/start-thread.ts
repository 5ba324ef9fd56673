import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Node reads TypeScript by WebAssembly, and V8 compiles what that calls often anew, once for all threads: one that ends may
 * free it under the hands of another, and the process dies (docs/decisions/010-wasm-wrapper-tier-up.md). So, never.
 */
const NEVER_COMPILED_ANEW = `--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`;

/** Nursery of a thread, in MB: three times its half. Only the event loop has a larger one (docs/storage.md, Heap and malloc settings). */
const NURSERY_MB = 48;
/** As a flag of the process, a nursery's size would go before what a thread is given. */
const AS_GIVEN = '--max-semi-space-size=0';

/** Runs a module on a thread of its own: as it was built, where the environment says that it was (docs/decisions/027-prebuilt-program.md). */
export function startThread(
  module: URL,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'> = {},
): Worker {
  setFlagsFromString(NEVER_COMPILED_ANEW);
  setFlagsFromString(AS_GIVEN);
  // Flags that this process was started with are not meant for the thread.
  // Under its name the system lists it, so that one sees which thread is at work (`top -H`).
  const name = basename(module.pathname, '.ts');
  const resourceLimits = { maxYoungGenerationSizeMb: NURSERY_MB, ...options.resourceLimits };
  return new Worker(builtOf(module) ?? module, { ...options, resourceLimits, name, execArgv: [] });
}

function builtOf(module: URL): URL | undefined {
  const program = process.env['SKINS_PROGRAM'];
  if (program === undefined || !module.pathname.endsWith('.ts')) return undefined;
  return pathToFileURL(join(program, basename(module.pathname).replace(/ts$/, 'js')));
}
