import { randomBytes } from 'node:crypto';
import { signatureOf } from '../stripe-signature.ts';
import type { Faults } from './faults.ts';

/** What is told again, after how long: a shop that is down hears of it later. */
const AGAIN_MS = [200, 1_000, 4_000, 15_000, 60_000, 300_000];
const CALL_MS = 10_000;
/** Callbacks come in whatever order, as they do over any network. */
const SHUFFLE_MS = 150;

/** The local provider's callbacks: signed, each told twice, in no order, and again until they are taken. */
export class LocalCallbacks {
  readonly #secret: string;
  readonly #faults: Faults;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #now: () => number;
  #target = '';
  #told = 0;

  constructor(secret: string, faults: Faults, now: () => number) {
    this.#now = now;
    this.#secret = secret;
    this.#faults = faults;
  }

  /** Where the shop hears them. */
  callTo(target: string): void {
    this.#target = target;
  }

  /** How many were taken. */
  get told(): number {
    return this.#told;
  }

  tell(type: string, object: object): void {
    if (this.#faults.mode === 'silent') return;
    const said = (its: object) =>
      JSON.stringify({
        id: `evt_local_${randomBytes(12).toString('hex')}`,
        object: 'event',
        type,
        data: { object: its },
      });
    if (this.#faults.mode === 'wrong') {
      // What nobody may believe: of another amount, by another key, and out of another time.
      this.#later(said({ ...object, amount_total: 1 }), 0);
      this.#later(said(object), 0, 'whsec_wrong');
      this.#later(said(object), 0, this.#secret, 3_600);
    }
    const body = said(object);
    this.#later(body, 0);
    this.#later(body, 0);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #later(body: string, tries: number, secret = this.#secret, ageS = 0): void {
    const wait = (tries === 0 ? 0 : (AGAIN_MS[tries - 1] ?? 0)) + Math.random() * SHUFFLE_MS;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#send(body, tries, secret, ageS);
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }

  async #send(body: string, tries: number, secret: string, ageS: number): Promise<void> {
    const taken = await this.#taken(body, secret, ageS);
    if (taken) this.#told += 1;
    else if (tries < AGAIN_MS.length && secret === this.#secret && ageS === 0)
      this.#later(body, tries + 1, secret, ageS);
  }

  async #taken(body: string, secret: string, ageS: number): Promise<boolean> {
    if (this.#target === '') return false;
    const time = Math.floor(this.#now() / 1_000) - ageS;
    try {
      const response = await fetch(this.#target, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(secret, time, body) },
        body,
        signal: AbortSignal.timeout(CALL_MS),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}
