import type { Database } from 'better-sqlite3';
import { type Frontier, merkleTree } from '@skins/engine/transparency';
import type { DataFolder } from '../files/index.ts';
import { type Position, type LogStore, ordinalOf } from '../store/index.ts';
import { growTree, nativeTreeHash } from '../transparency/index.ts';
import { changesIn, keepTree } from './accounts-memory.ts';
import { leafAt } from './log-at-rest.ts';
import type { EndFile, MarkFile } from './mark-file.ts';
import { realFolder } from './newest-log.ts';

/** Maximum lag of the tree behind the log while the shop is open, in milliseconds; the end never lags. */
const BEHIND_MS_MAX = 800;

/** Returns the log's tree, grown off the event loop. Rejects when that thread is gone or cannot read the log. */
type TreeSource = () => Promise<Frontier>;

interface MarkParts {
  readonly files: DataFolder;
  readonly file: MarkFile;
  readonly store: LogStore;
  /** the tree over the log so far, or an earlier one */
  readonly tree: Frontier;
  readonly accounts: Database;
  /** called when the mark can no longer be written; writing is retried every 800 ms */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Maintains the mark of a log while its shop is open. The end is written after each commit, before anybody hears of the
 * commit. The tree is written within a second, and both once more at the stop.
 */
export class MarkKeeper {
  readonly #parts: MarkParts;
  readonly #end: EndFile;
  readonly #logId: string;
  readonly #unsubscribe: () => void;
  #tree: Frontier;
  #source: TreeSource | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #writing: Promise<void> = Promise.resolve();
  /** why the mark could not be written; undefined if it could */
  trouble: string | undefined;

  private constructor(parts: MarkParts, logId: string) {
    this.#parts = parts;
    this.#tree = parts.tree;
    this.#logId = logId;
    this.#end = parts.file.openEnd();
    this.#unsubscribe = parts.store.subscribe((head) => this.#note(head));
  }

  /** Writes a first mark of the log as it is. @throws the error that prevents writing it */
  static async begin(parts: MarkParts): Promise<MarkKeeper> {
    const keeper = new MarkKeeper(parts, await leafAt(parts.store, 1));
    await keeper.#grow();
    const { size } = keeper.#tree;
    keeper.#end.note({ size, leaf: await leafAt(parts.store, size) });
    await keeper.#write({ durable: true });
    return keeper;
  }

  /** Sets where the tree is grown from now on. */
  growWith(source: TreeSource | undefined): void {
    this.#source = source;
  }

  /** Writes the exact state of the log; nothing may be appended afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#unsubscribe();
    clearTimeout(this.#timer);
    await this.#writing;
    try {
      await this.#grow();
      await this.#write({ durable: true });
    } finally {
      this.#end.close();
    }
  }

  #note(head: Position): void {
    try {
      this.#end.note({
        size: ordinalOf(head),
        leaf: nativeTreeHash.leaf(this.#parts.store.lastRecord ?? ''),
      });
    } catch (error) {
      this.#fail(error);
    }
    this.#refreshSoon();
  }

  #refreshSoon(): void {
    if (this.#closed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#writing = this.#writing.then(() => this.#refresh());
    }, BEHIND_MS_MAX);
  }

  async #refresh(): Promise<void> {
    try {
      await this.#grow();
      await this.#write({ durable: false });
      this.trouble = undefined;
    } catch (error) {
      this.#fail(error);
      // Retry here: while callers wait for the shop to be ready, no commit triggers another attempt.
      this.#refreshSoon();
    }
  }

  #fail(error: unknown): void {
    const news = this.trouble === undefined;
    this.trouble = error instanceof Error ? error.message : String(error);
    if (news) this.#parts.onTrouble(error);
  }

  async #grow(): Promise<void> {
    const grown = await this.#source?.().catch(() => undefined);
    if (grown !== undefined && grown.size >= this.#tree.size) {
      this.#tree = grown;
      return;
    }
    // Without the thread, grow the tree here page by page, yielding in between.
    const tree = merkleTree(this.#tree, nativeTreeHash);
    await growTree(tree, this.#parts.store);
    this.#tree = tree.frontier();
  }

  /** @param durable whether the accounts' memory must be on the disk, for which this thread waits */
  async #write({ durable }: { durable: boolean }): Promise<void> {
    const { file, files, accounts } = this.#parts;
    keepTree(accounts, this.#tree, { durable });
    await this.#end.sync();
    await file.write({
      folder: realFolder(files),
      log: this.#logId,
      tree: this.#tree,
      accounts: changesIn(accounts),
      time: new Date().toISOString(),
    });
  }
}
