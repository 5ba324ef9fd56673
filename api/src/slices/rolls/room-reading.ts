import type { Database } from 'better-sqlite3';
import type { Asked, SealRoom } from '@skins/engine/rolls';
import type { Progress } from '../../foundation/projections/progress.ts';
import type { EventReader } from '../../foundation/store/index.ts';
import { Checkpoints } from '../../foundation/transparency/index.ts';
import { ordinalOf } from '../../foundation/store/index.ts';
import type { ListedEntry, ListedRoom } from './views.ts';

/** How long the lists may be behind before a step is tried again later. */
const BEHIND_MS = 5_000;

/** The lists are not as far as the log: what comes next is not known yet. */
class ListsBehind extends Error {
  override readonly name = 'ListsBehind';
}

type AskedRow = Pick<ListedEntry, 'place' | 'seed' | 'pass' | 'late'>;

/** What rooms read of the log as a whole. */
export interface RoomReading {
  /** Waits until the lists are as far as the log. @throws ListsBehind */
  caughtUp(): Promise<void>;
  /** Who asked to join a room after a question, in the order of the log; null: from the first on. */
  asked(roomId: string, after: string | null, limit: number): Promise<readonly Asked[]>;
  /** The first signed checkpoint that holds the event by which a room's entries were frozen; undefined before there is one. */
  checkpointOver(roomId: string): Promise<SealRoom | undefined>;
}

/** By the lists that projections make. */
export class ListedRooms implements RoomReading {
  readonly #progress: Progress;
  readonly #store: Pick<EventReader, 'head'>;
  readonly #checkpoints: Checkpoints;
  readonly #asked;
  readonly #positionOf;
  readonly #frozen;

  constructor(readModels: Database, progress: Progress, store: Pick<EventReader, 'head'>) {
    this.#progress = progress;
    this.#store = store;
    this.#checkpoints = new Checkpoints(readModels);
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

  checkpointOver(roomId: string): Promise<SealRoom | undefined> {
    const { frozen = '' } = this.#frozen.get(roomId) ?? {};
    const found = frozen === '' ? undefined : this.#checkpoints.after(ordinalOf(frozen) - 1);
    return Promise.resolve(found && { size: found.size, root: found.root, note: found.note });
  }
}
