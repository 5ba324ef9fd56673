import { createHmac, randomInt } from 'node:crypto';
import { type Entries, type EntriesOf, ownEntries } from '../../foundation/guards/index.ts';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import { totpSecretOf } from './second-factor.ts';

const ENROLLING_MAX = 1_000;
const ENROLLING_MS = 86_400_000;
const NUMBERS = 2 ** 47;

/** Apps that no code has confirmed yet. Only a number is stored: an app's secret follows from it under the shop's key. */
export class Enrolments {
  readonly #clock: () => number;
  readonly #key: Buffer;
  readonly #entries: Entries;

  /** @param entries in memory by default: a restart forgets them, and enrolment starts again */
  constructor(
    clock: () => number,
    secret: MasterSecret,
    entries: EntriesOf = (_kind, max) => ownEntries(max),
  ) {
    this.#clock = clock;
    this.#key = secret.derive('skins operator enrolments v1');
    this.#entries = entries('enrolments', ENROLLING_MAX);
  }

  /** Replaces the operator's former enrolment. @returns the app's secret, base32 */
  async begin(operatorId: string): Promise<string> {
    const now = this.#clock();
    const begun = { endsAt: now + ENROLLING_MS, figure: randomInt(NUMBERS) };
    await this.#entries.change(operatorId, now, () => begun);
    return this.#secretOf(operatorId, begun.figure);
  }

  /** Returns the secret of the app that an operator enrols; undefined if there is none. */
  async find(operatorId: string): Promise<string | undefined> {
    const begun = await this.#entries.get(operatorId, this.#clock());
    return begun && this.#secretOf(operatorId, begun.figure);
  }

  async end(operatorId: string): Promise<void> {
    const now = this.#clock();
    await this.#entries.change(operatorId, now, (begun) => begun && { ...begun, endsAt: now });
  }

  #secretOf(operatorId: string, number: number): string {
    return totpSecretOf(createHmac('sha256', this.#key).update(`${operatorId}\n${number}`).digest());
  }
}
