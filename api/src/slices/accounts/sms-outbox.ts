import { setTimeout as pause } from 'node:timers/promises';
import { type CodeMessage, SmsFailed, type SmsProvider } from './sms-provider.ts';

const TRIES_MAX = 3;
const PAUSE_MS = 2_000;
/** Further messages are refused: a hanging provider must not fill the memory. */
const WAITING_MAX = 500;
/** After this many consecutive failures, the outbox reports itself closed for `DOWN_MS`. */
const FAILURES_MAX = 3;
const DOWN_MS = 60_000;

interface OutboxParts {
  readonly provider: SmsProvider;
  readonly clock: () => number;
  /** called with the error if a message was not accepted */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Sends messages after the caller was answered, so the answer reveals neither the provider's speed nor whether anything is sent.
 * Waiting messages are in memory alone: after a crash the player requests another code.
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

  /** Whether a message given now can be expected to arrive. */
  get open(): boolean {
    const down = this.#failures >= FAILURES_MAX && this.#parts.clock() < this.#failedAt + DOWN_MS;
    return !down && this.#waiting.size < WAITING_MAX;
  }

  /** @param wanted decides later whether the message is really sent */
  put(message: CodeMessage, wanted: () => Promise<boolean>): void {
    const sending = this.#send(message, wanted).catch((error: unknown) => this.#failed(error));
    this.#waiting.add(sending);
    void sending.then(() => this.#waiting.delete(sending));
  }

  /** Starts no further retries, and waits for running sends. */
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
    // Requests for such numbers must not lock out other players.
    if (isOfNumber(error)) return;
    this.#failures += 1;
    this.#failedAt = this.#parts.clock();
  }
}

const isOfNumber = (error: unknown): boolean => error instanceof SmsFailed && error.ofNumber;
