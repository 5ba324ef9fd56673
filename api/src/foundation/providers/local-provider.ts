import { timingSafeEqual } from 'node:crypto';
import type { LocalOptions } from './at-hand.ts';
import {
  type LocalAnswer,
  type LocalAnswering,
  type LocalRequest,
  LocalServer,
  after,
  htmlAnswer,
} from './local-server.ts';

const SLOW_MS = 3_000;

/** Behaviour of a local provider: normal, slow, silent, or a fault of its own kind. */
type FaultMode<Own> = 'none' | 'slow' | 'silent' | Own;

interface Parts<Ledger, Own extends string> {
  readonly callbacks: { close(): void };
  readonly openLedger: (file: string) => Ledger;
  readonly modes: readonly FaultMode<Own>[];
  readonly faultPage: (mode: FaultMode<Own>) => string;
}

/**
 * A provider on this machine, for development and tests: a server with a page for people, a memory and callbacks. It speaks
 * the part of a provider's protocol that the shop uses, and validates requests.
 */
export abstract class LocalProviderServer<Ledger extends { close(): void }, Own extends string> {
  /** The fault switch. */
  readonly faults: { mode: FaultMode<Own> } = { mode: 'none' };
  protected readonly now: () => number;
  readonly #file: string;
  readonly #server = new LocalServer((asked) => this.#answer(asked));
  #opened: Ledger | undefined;

  protected constructor({ file, now }: Pick<LocalOptions, 'file' | 'now'>) {
    this.#file = file;
    this.now = now;
  }

  /** Its parts besides the server. */
  protected abstract readonly parts: Parts<Ledger, Own>;
  protected abstract api(asked: LocalRequest): LocalAnswer | 'cut';
  protected abstract page(asked: LocalRequest): LocalAnswer;

  /** @throws when the port is taken */
  protected async listen(port: number): Promise<this> {
    await this.#server.listen(port);
    return this;
  }

  get address(): string {
    return this.#server.address;
  }

  async close(): Promise<void> {
    this.parts.callbacks.close();
    await this.#server.close();
    this.#opened?.close();
  }

  /** Opened at first use: a shop that does not start leaves no files. */
  protected get ledger(): Ledger {
    return (this.#opened ??= this.parts.openLedger(this.#file));
  }

  async #answer(asked: LocalRequest): ReturnType<LocalAnswering> {
    const { pathname } = asked.url;
    if (!pathname.startsWith('/v1/')) return pathname === '/faults' ? this.#faults(asked) : this.page(asked);
    if (this.faults.mode === 'silent') return 'silence';
    if (this.faults.mode === 'slow') await after(SLOW_MS);
    return this.api(asked);
  }

  #faults({ method, body }: LocalRequest): LocalAnswer {
    const { modes, faultPage } = this.parts;
    const wanted = new URLSearchParams(body).get('mode') ?? '';
    const mode = modes.find((one) => one === wanted);
    if (method === 'POST' && mode !== undefined) this.faults.mode = mode;
    return htmlAnswer(200, faultPage(this.faults.mode));
  }
}

/** Returns whether a secret is the expected one. */
export function isSecret(given: string, expected: string): boolean {
  const [sent, own] = [Buffer.from(given), Buffer.from(expected)];
  return sent.length === own.length && timingSafeEqual(sent, own);
}
