/** Why writing is currently stopped. */
export interface Stop {
  readonly cause: 'clock' | 'disk' | 'settings' | 'newer';
  /** a sentence for operators */
  readonly sentence: string;
}

/** Commands are currently not carried out; nothing happened, and the same command may be sent again. */
export class WritingStopped extends Error {
  override readonly name = 'WritingStopped';

  constructor({ sentence }: Stop) {
    super(`nothing is written: ${sentence}`);
  }
}

/** Decides whether commands may be carried out. Reads continue in any case, and known commands are answered again. */
export class Writing {
  readonly #brakes: (() => Stop | undefined)[] = [];

  /** @param brake returns why nothing may be written; called at each check */
  heed(brake: () => Stop | undefined): void {
    this.#brakes.push(brake);
  }

  /** Returns all current reasons. */
  stops(): readonly Stop[] {
    return this.#brakes.flatMap((brake) => brake() ?? []);
  }

  /** @throws WritingStopped */
  demand(): void {
    for (const brake of this.#brakes) {
      const stop = brake();
      if (stop !== undefined) throw new WritingStopped(stop);
    }
  }
}

/** @param fault why the clock cannot be trusted; undefined if it can */
export const clockStop = (fault: string | undefined): Stop | undefined =>
  fault === undefined ? undefined : { cause: 'clock', sentence: fault };
