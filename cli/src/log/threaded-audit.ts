import { startThread } from '@skins/api/foundation/threads';
import { type AuditReport, type Divergence, isPlainRecord } from '@skins/engine/audit';

export type ToAudit =
  | { readonly kind: 'take'; readonly records: readonly string[]; readonly plain: readonly boolean[] }
  | { readonly kind: 'finish' }
  | { readonly kind: 'close' };
export type FromAudit =
  | { readonly kind: 'taken'; readonly divergence: Divergence | undefined }
  | { readonly kind: 'report'; readonly report: AuditReport };

/** Batches that may wait for the audit; limited to bound memory. */
const WAITING_MAX = 16;

/** Runs the engine's audit in its own thread. */
export class ThreadedAudit {
  readonly #thread = startThread(new URL('audit-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  // Subscribed from the start, because a thread emits `exit` only once.
  readonly #exited = new Promise((resolve) => this.#thread.on('exit', resolve));
  readonly #report = Promise.withResolvers<AuditReport>();
  #waiting = 0;
  #room: (() => void) | undefined;
  #divergence: Divergence | undefined;
  /** error that ended the thread early */
  #failed: { readonly error: unknown } | undefined;

  constructor() {
    // Prevents an unhandled rejection before `finish` awaits the report.
    this.#report.promise.catch(() => undefined);
    this.#thread.on('error', (error) => this.#fail(error));
    this.#thread.on('message', (message: FromAudit) => this.#hear(message));
  }

  /** First divergence found so far. */
  get divergence(): Divergence | undefined {
    return this.#divergence;
  }

  /** Hands over the next records; waits if too many are waiting already. @throws the error that ended the thread early */
  async take(records: readonly string[]): Promise<void> {
    this.#demandThread();
    this.#waiting += 1;
    // Checked on this thread, which has time: the audit is the slower of the two.
    this.#send({ kind: 'take', records, plain: records.map(isPlainRecord) });
    if (this.#waiting < WAITING_MAX) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#room = resolve;
    await promise;
    this.#demandThread();
  }

  /** Finishes the audit and returns its report. */
  async finish(): Promise<AuditReport> {
    this.#send({ kind: 'finish' });
    return this.#report.promise;
  }

  /** Lets the thread end itself: terminating it could interrupt SQLite. */
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
