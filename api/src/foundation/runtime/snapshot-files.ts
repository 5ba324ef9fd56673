import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** A folded state stored outside the log. It is used only if the log confirms it. */
export interface Snapshot {
  readonly stream: string;
  /** version of the last event folded into it */
  readonly version: number;
  /** SHA-256 of the stored bytes of that event, 64 lower-case hex digits; identifies the log */
  readonly eventHash: string;
  /** state as encoded by its fold */
  readonly state: unknown;
}

const Kept = Compile(
  Type.Object({
    code: Type.String(),
    stream: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    eventHash: Type.String(),
    state: Type.Unknown(),
  }),
);
const HASH_BYTES = 32;
const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Snapshots in their own folder, a file for each stream: the hash of the snapshot, then the snapshot. */
export class SnapshotFiles {
  readonly #folder: string;
  readonly #code: string;

  /** @param code identifies the folding code; files of other code are not used */
  constructor(folder: string, code: string) {
    this.#folder = folder;
    this.#code = code;
  }

  /** Returns the snapshot of a stream; undefined if none is complete, of this code, and of that stream. */
  async read(stream: string): Promise<Snapshot | undefined> {
    try {
      const bytes = await readFile(this.#fileOf(stream));
      const content = bytes.subarray(HASH_BYTES);
      if (!hashOf(content).equals(bytes.subarray(0, HASH_BYTES))) return undefined;
      const kept: unknown = deserialize(content);
      return Kept.Check(kept) && kept.code === this.#code && kept.stream === stream ? kept : undefined;
    } catch {
      // Ignore any error: the log contains everything.
      return undefined;
    }
  }

  /** Replaces a snapshot, or fails and keeps the previous one. It need not survive a power cut. */
  async write(snapshot: Snapshot): Promise<void> {
    const content = serialize({ ...snapshot, code: this.#code });
    const file = this.#fileOf(snapshot.stream);
    const unfinished = `${file}.unfinished`;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, [hashOf(content), content], { mode: 0o600 });
    await rename(unfinished, file);
  }

  async remove(stream: string): Promise<void> {
    await rm(this.#fileOf(stream), { force: true });
  }

  #fileOf(stream: string): string {
    return join(this.#folder, encodeURIComponent(stream));
  }
}
