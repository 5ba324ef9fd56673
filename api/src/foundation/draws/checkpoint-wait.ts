import { setTimeout as wait } from 'node:timers/promises';
import type { Sealed } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { Progress } from '../projections/progress.ts';
import { type Position, ordinalOf } from '../store/index.ts';
import { Checkpoints } from '../transparency/index.ts';

/** Time between two looks, milliseconds. */
const LOOK_MS = 250;

/** Waits for the checkpoint over an event: for the checkpoints alone, whatever other lists are behind. */
export class CheckpointWait {
  readonly #checkpoints: Checkpoints;
  readonly #progress: Pick<Progress, 'hurried'>;

  constructor(readModels: Database, progress: Pick<Progress, 'hurried'>) {
    this.#checkpoints = new Checkpoints(readModels);
    this.#progress = progress;
  }

  /** Returns the first signed checkpoint over an event; undefined if there is none while `goesOn`. */
  async over(position: Position, goesOn: () => boolean): Promise<Sealed | undefined> {
    for (;;) {
      const found = this.#checkpoints.after(ordinalOf(position) - 1);
      if (found !== undefined) return { size: found.size, root: found.root, note: found.note };
      if (!goesOn()) return undefined;
      const done = await this.#progress.hurried(position, LOOK_MS);
      if (done) await wait(1);
    }
  }
}
