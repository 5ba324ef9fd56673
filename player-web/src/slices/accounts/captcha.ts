import type { Solution, Work } from './captcha-work';
import { fingerprint } from './fingerprint';
import { type Solved, askChallenge } from './queries';

/** All unrecognised devices count as one. */
const UNKNOWN_DEVICE = 'unknown';

/**
 * Solves the challenge for a code in a worker.
 * @throws if no challenge comes, the work fails, or the signal aborts it
 */
export async function workFor(signal: AbortSignal): Promise<Solved> {
  const challenge = await askChallenge((await fingerprint()) ?? UNKNOWN_DEVICE);
  const solution = await inWorker(challenge.parameters, signal);
  return {
    randStr: challenge.parameters.nonce,
    ticket: btoa(JSON.stringify({ challenge, solution })),
  };
}

function inWorker(work: Work, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Solution>();
  const ended = new Error('the work came to nothing');
  worker.addEventListener('message', ({ data }: MessageEvent<Solution | undefined>) =>
    data === undefined ? reject(ended) : resolve(data),
  );
  worker.addEventListener('error', () => reject(ended));
  signal.addEventListener('abort', () => reject(ended));
  worker.postMessage(work);
  return promise.finally(() => worker.terminate());
}
