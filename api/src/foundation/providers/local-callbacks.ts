/** Delays before retries of a callback, in milliseconds: a shop that is down receives it later. */
const AGAIN_MS = [200, 1_000, 4_000, 15_000, 60_000];
const CALL_MS = 10_000;
/** Largest random delay, in milliseconds: callbacks arrive in any order, as over any network. */
const SHUFFLE_MS = 150;

/** Headers besides the content type, made again for each try. */
type Headers = (body: string) => Readonly<Record<string, string>>;

interface Telling {
  readonly headers?: Headers;
  readonly isTaken: (response: Response) => Promise<boolean>;
  /** further delays after those of every local provider, in milliseconds */
  readonly later?: readonly number[];
}

const none: Headers = () => ({});

/** Sends the callbacks of a local provider: in any order, and repeated until they are accepted. */
export class LocalCallbacks {
  readonly #headers: Headers;
  readonly #isTaken: Telling['isTaken'];
  readonly #again: readonly number[];
  readonly #timers = new Set<NodeJS.Timeout>();
  #target = '';

  constructor({ headers = none, isTaken, later = [] }: Telling) {
    this.#headers = headers;
    this.#isTaken = isTaken;
    this.#again = [...AGAIN_MS, ...later];
  }

  /** Sets the shop's address for callbacks. */
  callTo(target: string): void {
    this.#target = target;
  }

  /** Sends a callback until it is accepted. */
  protected send(body: string): void {
    this.#try(body, 0);
  }

  /** Sends a callback once, under other headers. */
  protected sendOnce(body: string, headers: Headers): void {
    this.#later(0, () => this.#taken(body, headers));
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #try(body: string, tries: number): void {
    this.#later(tries === 0 ? 0 : (this.#again[tries - 1] ?? 0), async () => {
      const taken = await this.#taken(body, this.#headers);
      if (!taken && tries < this.#again.length) this.#try(body, tries + 1);
    });
  }

  #later(pause: number, send: () => Promise<unknown>): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        void send();
      },
      pause + Math.random() * SHUFFLE_MS,
    );
    timer.unref();
    this.#timers.add(timer);
  }

  async #taken(body: string, headers: Headers): Promise<boolean> {
    if (this.#target === '') return false;
    try {
      const response = await fetch(this.#target, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers(body) },
        body,
        signal: AbortSignal.timeout(CALL_MS),
      });
      return await this.#isTaken(response);
    } catch {
      return false;
    }
  }
}
