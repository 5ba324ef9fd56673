import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { LogStore } from '../foundation/store/index.ts';

/** The time between a stop's signal and the stop, in which a proxy takes this server out. */
export class Leaving {
  readonly #ms: number;
  #began = false;

  /** @param ms 0: nothing looks at `/readyz`, so it need not be told */
  constructor(ms: number) {
    this.#ms = ms;
  }

  get began(): boolean {
    return this.#began;
  }

  /** Says in `/readyz` that the server leaves, and hands the flows to another node at once. @returns when it may close */
  async begin({ node }: Pick<LogStore, 'node'>): Promise<void> {
    this.#began = true;
    // Not awaited: the log's server may be away, and closing the store waits for it anyway.
    void node?.lease.giveBack();
    if (this.#ms > 0) await after(this.#ms);
  }

  /** Ends connections with their answers meanwhile: a proxy that keeps one could send a request just when it is closed. */
  endConnections(app: FastifyInstance): void {
    if (this.#ms === 0) return;
    app.addHook('onRequest', ({ raw: { headers } }, { raw: response }, done) => {
      if (this.#began && headers.upgrade === undefined) response.shouldKeepAlive = false;
      done();
    });
  }
}
