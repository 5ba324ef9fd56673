import { CallRefused } from '../http/call-refused.ts';
import type { Caller } from '../http/caller.ts';
import { nativeSha256 } from '../secrets/index.ts';
import { waitText } from '../words/index.ts';
import type { Guesses } from './guesses.ts';
import type { KnownDevices } from './known-devices.ts';

/** Who waits: callers from known devices go first, so that a crowd of strangers shuts nobody out. */
export type Lane = 'known' | 'stranger';

/** Checks the entered password. @returns undefined when it is wrong */
type Check<Found> = (lane: Lane) => Promise<Found | undefined>;

/** Limits password guesses. All strangers share one counter for an account; each device that got in before has its own. */
export class Entrance {
  readonly #guesses: Guesses;
  readonly #devices: KnownDevices;
  readonly #path: string;

  /** @param path of the call that checks passwords */
  constructor(guesses: Guesses, devices: KnownDevices, path: string) {
    this.#guesses = guesses;
    this.#devices = devices;
    this.#path = path;
  }

  /**
   * Checks a password if the caller may guess now.
   * @param account the guessed account, which need not exist
   * @returns the result of the check; undefined when the password was wrong
   */
  async enter<Found>(
    account: string,
    caller: Caller,
    check: Check<Found>,
  ): Promise<Found | undefined | CallRefused<'too-many-guesses'>> {
    const device = this.#deviceOf(account, caller);
    const guess = await this.#guesses.at(nativeSha256(`${account}\n${device ?? ''}`));
    if (guess.kind === 'wait') return tooManyGuesses(guess.ms);
    try {
      const found = await check(device === undefined ? 'stranger' : 'known');
      if (found === undefined) return undefined;
      await guess.right();
      this.remember(account, caller);
      return found;
    } catch (error) {
      // Nothing was checked, so the guess does not count.
      await guess.right();
      throw error;
    }
  }

  /** Marks the caller's device as known for this account. */
  remember(account: string, caller: Caller): void {
    const device = this.#deviceOf(account, caller) ?? this.#devices.issue(account);
    caller.keep(this.#devices.nameFor(account), device, this.#path);
  }

  #deviceOf(account: string, caller: Caller): string | undefined {
    const token = caller.kept(this.#devices.nameFor(account));
    return token !== undefined && this.#devices.knows(account, token) ? token : undefined;
  }
}

function tooManyGuesses(ms: number): CallRefused<'too-many-guesses'> {
  const retryAfter = Math.ceil(ms / 1_000);
  return new CallRefused('too-many-guesses', { detail: waitText(retryAfter), retryAfter });
}
