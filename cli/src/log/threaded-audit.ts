import { startThread } from '@skins/api/foundation/threads';
import { type AuditReport, type Divergence, isPlainRecord } from '@skins/engine/audit';

export type ToAudit =
  | { readonly kind: 'take'; readonly records: readonly string[]; readonly plain: readonly boolean[] }
  | { readonly kind: 'finish' }
  | { readonly kind: 'close' };
export type FromAudit =
  | { readonly kind: 'taken'; readonly divergence: Divergence | undefined }
  | { readonly kind: 'report'; readonly report: AuditReport };

/** Batches that may wait for the audit, so that memory stays flat. */
const WAITING_MAX = 16;

/** The engine's audit in a thread of its own. */
export class ThreadedAudit {
  readonly #thread = startThread(new URL('audit-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  // From the beginning: a thread that has ended does not say so twice.
  readonly #exited = new Promise((resolve) => this.#thread.on('exit', resolve));
  readonly #report = Promise.withResolvers<AuditReport>();
  #waiting = 0;
  #room: (() => void) | undefined;
  #divergence: Divergence | undefined;
  /** why the thread has ended before its time */
  #failed: { readonly error: unknown } | undefined;

  constructor() {
    // Its failure is heard by whoever waits for the report; until then nobody needs to.
    this.#report.promise.catch(() => undefined);
    this.#thread.on('error', (error) => this.#fail(error));
    this.#thread.on('message', (message: FromAudit) => this.#hear(message));
  }

  /** The first divergence, as far as the audit has come. */
  get divergence(): Divergence | undefined {
    return this.#divergence;
  }

  /** Hands over the next records; waits while too many are waiting already. @throws what ended the thread before its time */
  async take(records: readonly string[]): Promise<void> {
    this.#demandThread();
    this.#waiting += 1;
    // Found out here, where there is time: the audit is the slower of the two threads.
    this.#send({ kind: 'take', records, plain: records.map(isPlainRecord) });
    if (this.#waiting < WAITING_MAX) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#room = resolve;
    await promise;
    this.#demandThread();
  }

  /** Ends the audit. */
  async finish(): Promise<AuditReport> {
    this.#send({ kind: 'finish' });
    return this.#report.promise;
  }

  /** Ends the thread by itself: one that is stopped from outside may be stopped inside SQLite. */
  async close(): Promise<void> {
    this.#send({ kind: 'close' });
    await this.#exited;
  }

  #demandThread(): void {
    if (this.#failed !== undefined) throw this.#failed.error;
  }

  #send(message: ToAudit): void {
    this.#thread.postMessage(message);
  }

  #hear(message: FromAudit): void {
    if (message.kind === 'report') this.#report.resolve(message.report);
    if (message.kind !== 'taken') return;
    this.#waiting -= 1;
    this.#divergence ??= message.divergence;
    this.#room?.();
  }

  #fail(error: unknown): void {
    this.#failed = { error };
    this.#report.reject(error);
    this.#room?.();
  }
}
