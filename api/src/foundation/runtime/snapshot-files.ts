import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** A folded state kept beside the log. Nothing is believed of it that the log does not say. */
export interface Snapshot {
  readonly stream: string;
  /** of the last event that is folded in it */
  readonly version: number;
  /** SHA-256 of the stored bytes of that event, 64 lower-case hex digits: no other log has it there */
  readonly eventHash: string;
  /** as its fold takes it apart */
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

/** Snapshots in a folder of their own, a file for each stream: the hash of what follows, then the snapshot. */
export class SnapshotFiles {
  readonly #folder: string;
  readonly #code: string;

  /** @param code what names the code that folds: another one's files are of no use to it */
  constructor(folder: string, code: string) {
    this.#folder = folder;
    this.#code = code;
  }

  /** The snapshot of a stream; undefined when there is none that is whole, of this code, and of that stream. */
  async read(stream: string): Promise<Snapshot | undefined> {
    try {
      const bytes = await readFile(this.#fileOf(stream));
      const content = bytes.subarray(HASH_BYTES);
      if (!hashOf(content).equals(bytes.subarray(0, HASH_BYTES))) return undefined;
      const kept: unknown = deserialize(content);
      return Kept.Check(kept) && kept.code === this.#code && kept.stream === stream ? kept : undefined;
    } catch {
      // Whatever is wrong with it: the log has all of it.
      return undefined;
    }
  }

  /** Writes a snapshot in the place of the one before, or fails and leaves that. It need not outlive a power cut. */
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
