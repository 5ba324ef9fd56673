import { NOTICE_MS } from '@skins/engine/rules';
import { type FoldedStreams, WritingStopped } from '../runtime/index.ts';
import type { EventReader } from '../store/index.ts';

/** Maximum age of settings for a play: half of the shortest notice. With older ones, a publication could take effect unnoticed. */
const AGE_MAX_MS = NOTICE_MS / 2;
/** From this age on, settings are compared with the log in the background; the play that triggered it does not wait. */
const AGE_LOOK_MS = AGE_MAX_MS / 2;

interface SettingStream {
  readonly stream: string;
  readonly streams: Pick<FoldedStreams<unknown>, 'drop' | 'load' | 'peek'>;
}

/**
 * Tracks the age of this process's settings: the time since they were last compared with the log. Another process may
 * have published since. While the log is unreadable the age grows, and no play runs on settings that are too old.
 */
export class KnownSettings {
  readonly #reader: Pick<EventReader, 'readStream'>;
  readonly #settings: readonly SettingStream[];
  readonly #steady: () => number;
  /** steady-clock time as of which the settings are complete */
  #asOf: number;
  #looking: Promise<void> | undefined;

  /** @param steady a monotonic clock in milliseconds; the settings have just been read */
  constructor(
    reader: Pick<EventReader, 'readStream'>,
    settings: readonly SettingStream[],
    steady: () => number,
  ) {
    this.#reader = reader;
    this.#settings = settings;
    this.#steady = steady;
    this.#asOf = steady();
  }

  /**
   * Runs before a play: compares the settings with the log if they may be too old, or in the background if they soon will be.
   * @returns what the play waits for; undefined for nothing
   */
  renew(): Promise<void> | undefined {
    const age = this.#age();
    if (age < AGE_LOOK_MS) return undefined;
    const looked = this.#look();
    return age >= AGE_MAX_MS ? looked : undefined;
  }

  /** Runs when a play is decided. @throws WritingStopped when the settings may be too old */
  demand(): void {
    const age = this.#age();
    if (age < AGE_MAX_MS) return;
    const seconds = Math.floor(age / 1_000);
    const sentence = `the settings were last held to the log ${seconds} seconds ago, and plays wait for that`;
    throw new WritingStopped({ cause: 'settings', sentence });
  }

  #age(): number {
    return this.#steady() - this.#asOf;
  }

  /** Runs one comparison at a time. It ignores an unreadable log: the growing age stops the plays. */
  #look(): Promise<void> {
    this.#looking ??= this.#holdAll()
      .catch(() => undefined)
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async #holdAll(): Promise<void> {
    const begun = this.#steady();
    for (const { stream, streams } of this.#settings) {
      const known = streams.peek(stream);
      const news = known && (await this.#reader.readStream(stream, known.version + 1, 1));
      // Publications by this process are known too, once they can be read.
      if (news?.length === 0 || (streams.peek(stream)?.version ?? 0) > (known?.version ?? 0)) continue;
      streams.drop(stream);
      await streams.load(stream);
    }
    this.#asOf = begun;
  }
}
