import type { Database } from 'better-sqlite3';
import type { NoteKey } from '@skins/engine/transparency';
import { type Tables, openServerTables } from '../foundation/tables/index.ts';
import { CheckpointBroken } from '../foundation/transparency/index.ts';
import { SharedCheckpoints, checkpointTable } from './shared-checkpoints.ts';

/** Delay before a retry, in milliseconds. */
const RETRY_MS = 1_000;

export interface SharingParts {
  /** Returns the number of records in the log. */
  readonly head: () => Promise<number>;
  readonly readModels: Database;
  readonly key: NoteKey;
}

interface SharingListener {
  /** Another root was signed: this server must stop. */
  broken(error: CheckpointBroken): void;
  /** The table cannot be used for the moment; told once until it can. */
  failing(error: unknown): void;
}

/** Shares a node's checkpoints in the background; lists never wait for it. */
export class CheckpointSharing {
  readonly #shared: SharedCheckpoints;
  readonly #tables: Tables;
  readonly #head: () => Promise<number>;
  readonly #listener: SharingListener;
  #underWay: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failing = false;
  #ended = false;

  constructor({ head, readModels, key }: SharingParts, tables: Tables, listener: SharingListener) {
    this.#shared = new SharedCheckpoints(readModels, tables, key);
    this.#tables = tables;
    this.#head = head;
    this.#listener = listener;
  }

  /** Brings the others' checkpoints, before the own tree grows. */
  async bring(): Promise<void> {
    await this.#attempt(() => this.#shared.bring(this.#head));
    this.nudge();
  }

  /** Offers what was signed meanwhile. */
  nudge(): void {
    if (this.#ended || this.#underWay !== undefined || this.#timer !== undefined) return;
    if (!this.#shared.hasOffers) return;
    this.#underWay = this.#attempt(() => this.#shared.offer()).finally(() => {
      this.#underWay = undefined;
      this.nudge();
    });
  }

  /** Offers the rest, once, and ends. */
  async close(): Promise<void> {
    await this.#underWay;
    clearTimeout(this.#timer);
    if (!this.#ended && !this.#failing) await this.#attempt(() => this.#shared.offer());
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#tables.close();
  }

  async #attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.#failing = false;
    } catch (error) {
      if (error instanceof CheckpointBroken) {
        this.#ended = true;
        this.#listener.broken(error);
        return;
      }
      if (!this.#failing) this.#listener.failing(error);
      this.#failing = true;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.nudge();
      }, RETRY_MS);
    }
  }
}

/** Opens the table on the log's server. @param url of its database */
export async function openSharing(
  url: string,
  parts: SharingParts,
  listener: SharingListener,
): Promise<CheckpointSharing> {
  const tables = await openServerTables(url, [checkpointTable]);
  return new CheckpointSharing(parts, tables, listener);
}
