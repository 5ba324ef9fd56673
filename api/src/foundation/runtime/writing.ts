/** Why nothing is written for the moment. */
export interface Stop {
  readonly cause: 'clock' | 'disk' | 'settings';
  /** for operators */
  readonly sentence: string;
}

/** Commands are not carried out for the moment; nothing happened, and the same one may be sent again. */
export class WritingStopped extends Error {
  override readonly name = 'WritingStopped';

  constructor({ sentence }: Stop) {
    super(`nothing is written: ${sentence}`);
  }
}

/** Whether commands may be carried out: reading goes on in any case, and what was done before is answered again. */
export class Writing {
  readonly #brakes: (() => Stop | undefined)[] = [];

  /** @param brake says why nothing may be written, as often as it is asked */
  heed(brake: () => Stop | undefined): void {
    this.#brakes.push(brake);
  }

  /** Every reason there is now. */
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
