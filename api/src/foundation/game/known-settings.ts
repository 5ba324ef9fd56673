import { NOTICE_MS } from '@skins/engine/rules';
import { type FoldedStreams, WritingStopped } from '../runtime/index.ts';
import type { EventReader } from '../store/index.ts';

/** Older than half of the shortest notice there can be, settings decide no play: what was published since would count at once. */
const AGE_MAX_MS = NOTICE_MS / 2;
/** From this age on they are held to the log anew, beside the play that met it. */
const AGE_LOOK_MS = AGE_MAX_MS / 2;

interface SettingStream {
  readonly stream: string;
  readonly streams: Pick<FoldedStreams<unknown>, 'drop' | 'load' | 'peek'>;
}

/**
 * How old what this process knows of the settings may be: the time since it was last held to the log, in which another process
 * may have published since. The log that cannot be read makes them older, and no play goes on by them.
 */
export class KnownSettings {
  readonly #reader: Pick<EventReader, 'readStream'>;
  readonly #settings: readonly SettingStream[];
  readonly #steady: () => number;
  /** by the steady clock; when what is known was all that there was */
  #asOf: number;
  #looking: Promise<void> | undefined;

  /** @param steady milliseconds, of a clock that goes on evenly; the settings have just been read */
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

  /** Before a play: holds what is known to the log where it may be too old, and has that done beside it where it soon will be. @returns what the play waits for; undefined for nothing */
  renew(): Promise<void> | undefined {
    const age = this.#age();
    if (age < AGE_LOOK_MS) return undefined;
    const looked = this.#look();
    return age >= AGE_MAX_MS ? looked : undefined;
  }

  /** At the decision of a play. @throws WritingStopped when what it is decided on may be too old */
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

  /** One look at a time. A log that cannot be read is met by whoever asks for the age. */
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
      // What this process has just written itself is known as well, once it is there to be read.
      if (news?.length === 0 || (streams.peek(stream)?.version ?? 0) > (known?.version ?? 0)) continue;
      streams.drop(stream);
      await streams.load(stream);
    }
    this.#asOf = begun;
  }
}
