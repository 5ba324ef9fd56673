import type { Database } from 'better-sqlite3';
import type { Asked, SealRoom } from '@skins/engine/rolls';
import { CheckpointWait } from '../../foundation/draws/index.ts';
import type { Progress } from '../../foundation/projections/progress.ts';
import type { EventReader } from '../../foundation/store/index.ts';
import type { ListedEntry, ListedRoom } from './views.ts';

/** Timeout of a wait for the lists, in milliseconds, after which the step is retried later. */
const BEHIND_MS = 5_000;

/** The lists have not caught up, so the next questions are unknown. */
class ListsBehind extends Error {
  override readonly name = 'ListsBehind';
}

type AskedRow = Pick<ListedEntry, 'place' | 'seed' | 'pass' | 'late'>;

/** Queries of rooms over the whole log. */
export interface RoomReading {
  /** Waits until the lists have caught up with the log. @throws ListsBehind */
  caughtUp(): Promise<void>;
  /** Returns questions to a room after one, in log order; null: from the first. */
  asked(roomId: string, after: string | null, limit: number): Promise<readonly Asked[]>;
  /** Returns the first signed checkpoint that covers the freeze of a room's entries; undefined if none comes soon. */
  checkpointOver(roomId: string): Promise<SealRoom | undefined>;
}

/** Implements it with the lists that projections make. */
export class ListedRooms implements RoomReading {
  readonly #progress: Progress;
  readonly #store: Pick<EventReader, 'head'>;
  readonly #checkpoints: CheckpointWait;
  readonly #asked;
  readonly #positionOf;
  readonly #frozen;

  constructor(readModels: Database, progress: Progress, store: Pick<EventReader, 'head'>) {
    this.#progress = progress;
    this.#store = store;
    this.#checkpoints = new CheckpointWait(readModels, progress);
    this.#asked = readModels.prepare<[string, string, number], AskedRow>(
      'SELECT place, seed, pass, late FROM roll_entry WHERE room = ? AND position > ? ORDER BY position LIMIT ?',
    );
    this.#positionOf = readModels.prepare<[string], Pick<ListedEntry, 'position'>>(
      'SELECT position FROM roll_entry WHERE place = ?',
    );
    this.#frozen = readModels.prepare<[string], Pick<ListedRoom, 'frozen'>>(
      'SELECT frozen FROM roll_room WHERE id = ?',
    );
  }

  async caughtUp(): Promise<void> {
    const head = await this.#store.head();
    const parked = this.#progress
      .status()
      .find((one) => one.name.startsWith('roll-') && one.parked !== undefined);
    if (parked !== undefined || !(await this.#progress.hurried(head, BEHIND_MS)))
      throw new ListsBehind('the lists of rooms are behind the log');
  }

  asked(roomId: string, after: string | null, limit: number): Promise<readonly Asked[]> {
    const from = after === null ? '' : (this.#positionOf.get(after)?.position ?? '');
    const rows = this.#asked.all(roomId, from, limit);
    return Promise.resolve(
      rows.map(({ place: joined, seed: userSeed, pass, late }) => ({
        joined,
        userSeed,
        pass,
        late: late === 1,
      })),
    );
  }

  async checkpointOver(roomId: string): Promise<SealRoom | undefined> {
    const { frozen = '' } = this.#frozen.get(roomId) ?? {};
    if (frozen === '') return undefined;
    const until = performance.now() + BEHIND_MS;
    return this.#checkpoints.over(frozen, () => performance.now() < until);
  }
}
