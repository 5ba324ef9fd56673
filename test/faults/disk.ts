import { dirname } from 'node:path';
import type { Random } from '../audit/random.ts';

const PAGE = 4096;
const SECTOR = 512;
const NOTHING = Buffer.alloc(0);

/** Place of writes from an earlier recording. */
const EARLIER = -1;

/** A write that no sync has brought to the disk yet. */
type Unsynced =
  | { readonly at: number; readonly kind: 'pages'; readonly offset: number; readonly bytes: Buffer }
  | { readonly at: number; readonly kind: 'size'; readonly size: number };

/** A file, independent of its name. */
class File {
  /** content that processes read */
  cached: Buffer = NOTHING;
  /** content after a power cut that keeps nothing unsynced */
  durable: Buffer = NOTHING;
  unsynced: Unsynced[] = [];
}

/** A name and its new file; `file` is undefined if the name was removed. */
type Change = readonly [path: string, file: File | undefined];

/** Names that changed together, the new one first. */
interface Renamed {
  readonly at: number;
  readonly changes: readonly [Change, ...Change[]];
}

/** The part of the unsynced that a power cut keeps: nothing, or a random part, torn between sectors. */
export type Keeps = Random | 'nothing';

/**
 * A disk and the page cache before it, with the guarantees of POSIX and no more: data survives a power cut only
 * after a successful sync of its file. A failed sync loses its data, although processes still read it.
 */
export class Disk {
  readonly #names = new Map<string, File>();
  readonly #durableNames = new Map<string, File>();
  #renamed: Renamed[] = [];

  /** Starts a new recording, to which places refer from now on. */
  beginRecording(): void {
    const files = new Set([...this.#names.values(), ...this.#durableNames.values()]);
    for (const file of files) file.unsynced = file.unsynced.map((one) => ({ ...one, at: EARLIER }));
    this.#renamed = this.#renamed.map((one) => ({ ...one, at: EARLIER }));
  }

  /** Returns the file of that name, and creates it if there is none. */
  open(path: string, at: number): File {
    const known = this.#names.get(path);
    if (known !== undefined) return known;
    const file = new File();
    this.#rename(at, [[path, file]]);
    return file;
  }

  has(path: string): boolean {
    return this.#names.has(path);
  }

  write(file: File, offset: number, bytes: Buffer, at: number): void {
    const end = offset + bytes.length;
    file.cached = resized(file.cached, Math.max(end, file.cached.length));
    bytes.copy(file.cached, offset);
    const first = offset - (offset % PAGE);
    const pages = Buffer.from(file.cached.subarray(first, end + ((PAGE - (end % PAGE)) % PAGE)));
    file.unsynced.push({ at, kind: 'pages', offset: first, bytes: pages });
  }

  resize(file: File, size: number, at: number): void {
    file.cached = resized(file.cached, size);
    file.unsynced.push({ at, kind: 'size', size });
  }

  /** @param began place of the call; later writes are not covered */
  sync(file: File, began: number, worked: boolean): void {
    const covered = file.unsynced.filter(({ at }) => at < began);
    file.unsynced = file.unsynced.filter(({ at }) => at >= began);
    if (!worked) return;
    file.durable = withChanges(file.durable, covered);
    this.#settle(({ changes: [[, renamed]] }) => renamed === file);
  }

  syncFolder(folder: string, began: number): void {
    this.#settle(({ at, changes: [[path]] }) => at < began && dirname(path) === folder);
  }

  rename(from: string, to: string, at: number): void {
    this.#rename(at, [
      [to, this.#names.get(from)],
      [from, undefined],
    ]);
  }

  remove(path: string, at: number): void {
    this.#rename(at, [[path, undefined]]);
  }

  /** Truncates a file on the disk itself. */
  cut(path: string, size: number): void {
    const file = this.open(path, 0);
    file.cached = resized(file.cached, size);
    file.durable = Buffer.from(file.cached);
    file.unsynced = [];
  }

  /** Returns the files after a power cut at this moment. */
  afterPowerCut(keeps: Keeps): Map<string, Buffer> {
    const names = new Map(this.#durableNames);
    const kept = keeps === 'nothing' ? 0 : keeps.below(this.#renamed.length + 1);
    for (const { changes } of this.#renamed.slice(0, kept)) apply(names, changes);
    return new Map([...names].map(([path, file]) => [path, contentOf(file, keeps)]));
  }

  /** Returns the files as processes read them while there is power. */
  withPower(): Map<string, Buffer> {
    return new Map([...this.#names].map(([path, { cached }]) => [path, cached]));
  }

  #rename(at: number, changes: Renamed['changes']): void {
    apply(this.#names, changes);
    this.#renamed.push({ at, changes });
  }

  /** The file system's journal orders name changes: a durable one makes all earlier ones durable. */
  #settle(isSettled: (renamed: Renamed) => boolean): void {
    const settled = this.#renamed.splice(0, this.#renamed.findLastIndex(isSettled) + 1);
    for (const { changes } of settled) apply(this.#durableNames, changes);
  }
}

export type { File };

function apply(names: Map<string, File>, changes: Renamed['changes']): void {
  for (const [path, file] of changes)
    if (file === undefined) names.delete(path);
    else names.set(path, file);
}

function contentOf({ durable, unsynced }: File, keeps: Keeps): Buffer {
  return keeps === 'nothing'
    ? durable
    : withChanges(
        durable,
        unsynced.flatMap((one) => keptOf(one, keeps)),
      );
}

/** Returns what a power cut keeps of a change: all, nothing, or its first sectors. */
function keptOf(one: Unsynced, keeps: Random): Unsynced[] {
  const luck = keeps.below(3);
  if (luck === 0) return [];
  if (luck === 2 || one.kind === 'size') return [one];
  const sectors = keeps.below(one.bytes.length / SECTOR);
  return [{ ...one, bytes: one.bytes.subarray(0, sectors * SECTOR) }];
}

function withChanges(content: Buffer, changes: readonly Unsynced[]): Buffer {
  let changed: Buffer = Buffer.from(content);
  for (const one of changes)
    if (one.kind === 'size') changed = resized(changed, one.size);
    else {
      changed = resized(changed, Math.max(changed.length, one.offset + one.bytes.length));
      one.bytes.copy(changed, one.offset);
    }
  return changed;
}

function resized(content: Buffer, size: number): Buffer {
  if (content.length >= size) return content.subarray(0, size);
  return Buffer.concat([content, Buffer.alloc(size - content.length)]);
}
