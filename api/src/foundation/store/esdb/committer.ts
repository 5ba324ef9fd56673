import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import type { Committed, Committer, Unit } from '../committer.ts';
import { FencedOff, StorageBroken } from '../failures.ts';
import type { StoredRow } from '../sqlite/batches.ts';
import { eventsOfRow } from './batch-event.ts';
import { DeletedStream, LostServer, WrongRevision } from './failures.ts';
import { catchUp, openCopy } from './follow-log.ts';
import type { LocalCopy } from './local-copy.ts';
import { endOf } from './log-stream.ts';
import type { EsdbServer } from './server.ts';

/** Type of the event by which a writer takes the log over. */
const OPENED_TYPE = 'skins-log-opened';

interface CommitterOptions {
  /** Called when nothing can be committed any more. */
  readonly onBroken?: ((reason: Error) => void) | undefined;
  /** Maximum bytes of an event. */
  readonly partBytes?: number | undefined;
}

/** Commits batches to a stream: one event, and so one round trip, for each. */
export class EsdbCommitter implements Committer {
  readonly #server: EsdbServer;
  readonly #stream: string;
  readonly #copy: LocalCopy;
  readonly #onBroken: (reason: Error) => void;
  readonly #partBytes: number | undefined;
  /** of the stream's last event */
  #revision: bigint;
  /** why nothing can be committed any more */
  #ended: FencedOff | StorageBroken | undefined;

  private constructor(
    server: EsdbServer,
    stream: string,
    opened: { readonly copy: LocalCopy; readonly revision: bigint },
    { onBroken = () => undefined, partBytes }: CommitterOptions,
  ) {
    this.#server = server;
    this.#stream = stream;
    this.#copy = opened.copy;
    this.#revision = opened.revision;
    this.#onBroken = onBroken;
    this.#partBytes = partBytes;
  }

  /**
   * Brings the copy up to date, then appends an event. Later appends of earlier writers fail: they expect the former end.
   * @param file path of the copy
   */
  static async takeOver(
    server: EsdbServer,
    stream: string,
    file: string,
    options: CommitterOptions = {},
  ): Promise<EsdbCommitter> {
    const opened = await openCopy(file, server, stream);
    try {
      const revision = await fence(opened.copy, server, stream, opened.revision);
      return new EsdbCommitter(server, stream, { copy: opened.copy, revision }, options);
    } catch (error) {
      opened.copy.close();
      throw error;
    }
  }

  async commit(units: readonly Unit[]): Promise<Committed> {
    if (this.#ended !== undefined) throw this.#ended;
    try {
      const committed = await this.#copy.commit(units, (row) => this.#store(row));
      this.#copy.tidy();
      return committed;
    } catch (error) {
      if (error instanceof FencedOff || error instanceof StorageBroken) {
        this.#ended = error;
        this.#onBroken(error);
      }
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#copy.close();
    await this.#server.close();
  }

  async #store(row: StoredRow): Promise<void> {
    for (const event of eventsOfRow(row, this.#partBytes))
      try {
        this.#revision = await this.#server.append(this.#stream, event, this.#revision);
      } catch (error) {
        throw await this.#namedFailure(error);
      }
  }

  async #namedFailure(error: unknown): Promise<unknown> {
    const { name } = this.#server;
    if (error instanceof LostServer) return new StorageBroken(error.message, { cause: error });
    if (error instanceof DeletedStream || (error instanceof WrongRevision && !(await this.#isShorter())))
      return new FencedOff(`another server has taken over ${name}: this one writes no more`, {
        cause: error,
      });
    if (error instanceof WrongRevision)
      return new StorageBroken(
        `${name} has lost commits, as a restored server does: start again to compare the log with its mark`,
        { cause: error },
      );
    return error;
  }

  /** Returns whether the stream has lost events that this writer has seen. */
  async #isShorter(): Promise<boolean> {
    const { revision } = await endOf(this.#server, this.#stream);
    return revision < this.#revision;
  }
}

async function fence(copy: LocalCopy, server: EsdbServer, stream: string, after: bigint): Promise<bigint> {
  for (let revision = after; ;)
    try {
      return await server.append(
        stream,
        jsonEvent({ type: OPENED_TYPE, data: { writer: randomUUID() } }),
        revision,
      );
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
      // An earlier writer has committed meanwhile.
      revision = await catchUp(copy, server, stream, revision);
    }
}
