import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Node reads TypeScript by WebAssembly, and V8 compiles what that calls often anew, once for all threads: one that ends may
 * free it under the hands of another, and the process dies (docs/decisions/010-threads-and-webassembly.md). So, never.
 */
const NEVER_COMPILED_ANEW = `--wasm-wrapper-tiering-budget=${2 ** 31 - 1}`;

/** Runs a module on a thread of its own. */
export function startThread(
  module: URL,
  options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'> = {},
): Worker {
  setFlagsFromString(NEVER_COMPILED_ANEW);
  // Flags that this process was started with are not meant for the thread.
  return new Worker(module, { ...options, execArgv: [] });
}
