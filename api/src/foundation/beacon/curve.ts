import type { Worker } from 'node:worker_threads';
import type { BeaconChain, BeaconRound } from '@skins/engine/fairness';
import { startThread } from '../threads/index.ts';

/** A request to the thread; requests run one at a time. `seed` makes the secret key of a beacon: 48 bytes. */
export type BeaconAsked =
  | { readonly do: 'verify'; readonly chain: BeaconChain; readonly round: BeaconRound }
  | { readonly do: 'sign'; readonly seed: Uint8Array; readonly round: number }
  | { readonly do: 'key'; readonly seed: Uint8Array };

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread and its pending requests. Answers arrive in the order of the requests. */
interface Running {
  readonly thread: Worker;
  readonly waiting: Waiting[];
}

/** Runs operations on the beacons' curve (BLS12-381) on a thread of its own, which starts on demand. */
export class Curve {
  #running: Running | undefined;
  #closed = false;

  async isSigned(chain: BeaconChain, round: BeaconRound): Promise<boolean> {
    return (await this.#ask({ do: 'verify', chain, round })) === true;
  }

  async sign(seed: Uint8Array, round: number): Promise<BeaconRound> {
    const signed: unknown = await this.#ask({ do: 'sign', seed, round });
    const part = (name: string): string => String(Reflect.get(Object(signed), name));
    return { round, signature: part('signature'), randomness: part('randomness') };
  }

  /** Returns the public key, in hex. */
  async publicKey(seed: Uint8Array): Promise<string> {
    return String(await this.#ask({ do: 'key', seed }));
  }

  /** Ends the thread; pending requests are rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running?.thread.terminate();
  }

  #ask(asked: BeaconAsked): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    if (this.#closed) reject(new Error('the shop closes'));
    else {
      const { thread, waiting } = (this.#running ??= this.#start());
      waiting.push({ resolve, reject });
      thread.ref();
      thread.postMessage(asked);
    }
    return promise;
  }

  #start(): Running {
    const thread = startThread(new URL('beacon-thread.ts', import.meta.url));
    const running: Running = { thread, waiting: [] };
    const { waiting } = running;
    thread.on('message', (answer: unknown) => {
      waiting.shift()?.resolve(answer);
      // An idle thread must not keep the process alive.
      if (waiting.length === 0) thread.unref();
    });
    const end = (error: unknown) => {
      if (this.#running === running) this.#running = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    };
    thread.on('error', end);
    thread.on('exit', () => end(new Error('the thread of beacons ended')));
    return running;
  }
}
