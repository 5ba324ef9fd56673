import { setTimeout as pause } from 'node:timers/promises';
import { type CodeMessage, SmsFailed, type SmsProvider } from './sms-provider.ts';

const TRIES_MAX = 3;
const PAUSE_MS = 2_000;
/** More than these are not taken: a provider that hangs must not fill the memory. */
const WAITING_MAX = 500;
/** So many failures one after the other, and for so long nobody is told that a code is on its way. */
const FAILURES_MAX = 3;
const DOWN_MS = 60_000;

interface OutboxParts {
  readonly provider: SmsProvider;
  readonly clock: () => number;
  /** hears why a message was not taken */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Sends messages once the caller has its answer: how long a provider takes, and whether anything is sent at all, shows nowhere.
 * What waits is in memory alone, as the codes are: after a crash another one is asked for.
 */
export class SmsOutbox {
  readonly #parts: OutboxParts;
  readonly #waiting = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #failures = 0;
  #failedAt = 0;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Whether what is given to it now can be expected to arrive. */
  get open(): boolean {
    const down = this.#failures >= FAILURES_MAX && this.#parts.clock() < this.#failedAt + DOWN_MS;
    return !down && this.#waiting.size < WAITING_MAX;
  }

  /** @param wanted whether it is to be sent after all, found out afterwards */
  put(message: CodeMessage, wanted: () => Promise<boolean>): void {
    const sending = this.#send(message, wanted).catch((error: unknown) => this.#failed(error));
    this.#waiting.add(sending);
    void sending.then(() => this.#waiting.delete(sending));
  }

  /** Nothing is tried again. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#waiting);
  }

  async #send(message: CodeMessage, wanted: () => Promise<boolean>): Promise<void> {
    if (!(await wanted())) return;
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#parts.provider.send(message);
        this.#failures = 0;
        return;
      } catch (error) {
        if (tries === TRIES_MAX || isOfNumber(error) || this.#closing.signal.aborted) throw error;
        await pause(PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  #failed(error: unknown): void {
    this.#parts.onTrouble(error);
    // Whoever asks for codes to such numbers shuts nobody else out.
    if (isOfNumber(error)) return;
    this.#failures += 1;
    this.#failedAt = this.#parts.clock();
  }
}

const isOfNumber = (error: unknown): boolean => error instanceof SmsFailed && error.ofNumber;
