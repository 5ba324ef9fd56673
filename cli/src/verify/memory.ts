import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder, syncFolder } from '@skins/api/foundation/files';
import { readPlainFile, unwritable } from '../file-access.ts';
import { Problem } from '../problem.ts';

/** Head of a log at a verification. */
export interface SeenHead {
  readonly size: number;
  /** root over `size` records */
  readonly root: string;
  /** time of the verification, ISO 8601 */
  readonly seen: string;
}

/** Memory of a verified log: its identity and the largest head seen. */
export interface Remembered extends SeenHead {
  /** name of the log; absent if nothing of it was signed yet */
  readonly origin?: string;
  /** key as text, trusted since the first verification */
  readonly key?: string;
  /** leaf of the first record: identifies the log under another key */
  readonly firstLeaf: string;
  /** smaller heads seen, by size */
  readonly earlier?: readonly SeenHead[];
  /** largest heads of its checkpoints, by size: 'SIZE ROOT' */
  readonly checkpoints?: readonly string[];
}

/** The log that was verified in a data folder. */
interface Place {
  readonly folder: string;
  readonly origin?: string;
  readonly firstLeaf: string;
  /** ISO 8601 */
  readonly seen: string;
}

/** Smaller heads to remember of a log, the largest ones. */
const EARLIER_MAX = 1_000;
/** Checkpoints to remember of a log: an older export that ends with one of them can be compared. */
const CHECKPOINTS_MAX = 10_000;
const FILE = 'verified-logs.json';
const CHECKPOINT = /^[1-9]\d{0,14} [0-9a-f]{64}$/;

/** Heads of the logs that were verified on this machine, to detect a changed past. */
export class Memory {
  readonly #file: string;
  #logs: readonly Remembered[] = [];
  #places: readonly Place[] = [];

  /** @throws Problem if the file is damaged, WrongUsage if it cannot be read */
  constructor(environment: NodeJS.ProcessEnv) {
    this.#file = environment['SKINS_STATE'] ?? join(stateFolder(environment), FILE);
    this.#read();
  }

  byOrigin(origin: string | undefined): Remembered | undefined {
    return origin === undefined ? undefined : this.#logs.find((log) => log.origin === origin);
  }

  byFirstLeaf(firstLeaf: string | undefined): Remembered | undefined {
    return this.#logs.find((log) => log.firstLeaf === firstLeaf);
  }

  /** Whether nothing was verified before. */
  get isEmpty(): boolean {
    return this.#logs.length === 0;
  }

  /** Returns the log that was verified in a folder before. */
  inFolder(folder: string | undefined): Place | undefined {
    return this.#places.find((place) => place.folder === folder);
  }

  /** Stores a head of a log; neither a known head nor a key is lost. */
  async remember(log: Omit<Remembered, 'earlier'>, folder?: string): Promise<void> {
    // Read again, because another verification may have ended meanwhile.
    this.#read();
    const known = this.#logs.filter((other) => areOne(other, log));
    const signed = log.key === undefined ? known.find(({ key }) => key !== undefined) : log;
    const entry = {
      ...keyOf(signed ?? log),
      firstLeaf: log.firstLeaf,
      ...joined([log, ...known.flatMap(seenHeadsOf)]),
      ...signedHeads([log, ...known]),
    };
    const places = [
      ...this.#places.filter((place) => place.folder !== folder),
      ...(folder === undefined
        ? []
        : [{ folder, ...keyOf({ ...log, key: undefined }), firstLeaf: log.firstLeaf, seen: log.seen }]),
    ];
    const logs = [...this.#logs.filter((other) => !known.includes(other)), entry];
    await this.#write(
      `${JSON.stringify({ logs, ...(places.length === 0 ? {} : { places }) }, undefined, 2)}\n`,
    );
  }

  async #write(text: string): Promise<void> {
    const draft = `${this.#file}.${process.pid}.new`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
      writeFileSync(draft, text, { mode: 0o600, flush: true });
      renameSync(draft, this.#file);
      await syncFolder(dirname(this.#file));
    } catch (error) {
      rmSync(draft, { force: true });
      throw unwritable(this.#file, error);
    }
  }

  #read(): void {
    const { logs, places } = existsSync(this.#file) ? readState(this.#file) : { logs: [], places: [] };
    this.#logs = logs;
    this.#places = places;
  }
}

export const areOne = (
  a: Pick<Remembered, 'firstLeaf' | 'origin'>,
  b: Pick<Remembered, 'firstLeaf' | 'origin'>,
): boolean => a.firstLeaf === b.firstLeaf || (a.origin !== undefined && a.origin === b.origin);

/** Returns all remembered heads of a log: verified ones, and those of its checkpoints. */
export const headsOf = (log: Remembered): SeenHead[] => [...seenHeadsOf(log), ...checkpointsOf(log)];

const checkpointsOf = ({ checkpoints = [], seen }: Remembered): SeenHead[] =>
  checkpoints.map((text) => {
    const [size = '', root = ''] = text.split(' ');
    return { size: Number(size), root, seen };
  });

/** Returns the largest checkpoints; of two with the same size, the first. */
function signedHeads(logs: readonly Remembered[]): Pick<Remembered, 'checkpoints'> {
  const all = logs.flatMap(checkpointsOf).toReversed();
  const bySize = new Map(all.map(({ size, root }) => [size, `${size} ${root}`]));
  const largest = [...bySize].toSorted(([a], [b]) => a - b).slice(-CHECKPOINTS_MAX);
  return largest.length === 0 ? {} : { checkpoints: largest.map(([, text]) => text) };
}

const seenHeadsOf = ({ size, root, seen, earlier = [] }: Remembered): SeenHead[] => [
  { size, root, seen },
  ...earlier,
];

/** Merges the heads of one log. @param heads of two with the same size, the first is kept */
function joined([newest, ...others]: readonly [SeenHead, ...SeenHead[]]): SeenHead &
  Pick<Remembered, 'earlier'> {
  const bySize = new Map([...others.toReversed(), newest].map((head) => [head.size, head]));
  const [largest = newest, ...smaller] = [...bySize.values()]
    .map(({ size, root, seen }) => ({ size, root, seen }))
    .toSorted((a, b) => b.size - a.size);
  const earlier = smaller.slice(0, EARLIER_MAX).toReversed();
  return earlier.length === 0 ? largest : { ...largest, earlier };
}

const keyOf = (log: {
  readonly origin?: string;
  readonly key?: string | undefined;
}): Pick<Remembered, 'origin' | 'key'> => ({
  ...(log.origin === undefined ? {} : { origin: log.origin }),
  ...(log.key === undefined ? {} : { key: log.key }),
});

interface State {
  readonly logs: readonly Remembered[];
  readonly places: readonly Place[];
}

function readState(file: string): State {
  try {
    const content: unknown = JSON.parse(readPlainFile(file));
    const { logs, places }: { logs: unknown; places: unknown } = { logs: 0, places: [], ...Object(content) };
    if (Array.isArray(logs) && Array.isArray(places))
      return { logs: logs.filter(isRemembered), places: places.filter(isPlace) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Problem(`${file} is damaged: it held what was verified before. Remove it to begin anew.`);
}

function isPlace(place: unknown): place is Place {
  const { folder, firstLeaf, origin, seen } = {
    folder: 0,
    firstLeaf: 0,
    origin: '',
    seen: 0,
    ...Object(place),
  };
  return [folder, firstLeaf, origin, seen].every((member) => typeof member === 'string');
}

function isRemembered(log: unknown): log is Remembered {
  if (!isSeenHead(log)) return false;
  const textOrNone = (name: 'origin' | 'key') => !(name in log) || typeof Reflect.get(log, name) === 'string';
  const { firstLeaf, earlier, checkpoints }: Record<'firstLeaf' | 'earlier' | 'checkpoints', unknown> = {
    firstLeaf: 0,
    earlier: [],
    checkpoints: [],
    ...log,
  };
  return (
    textOrNone('origin') &&
    textOrNone('key') &&
    typeof firstLeaf === 'string' &&
    Array.isArray(earlier) &&
    earlier.every(isSeenHead) &&
    Array.isArray(checkpoints) &&
    checkpoints.every((text) => typeof text === 'string' && CHECKPOINT.test(text))
  );
}

function isSeenHead(head: unknown): head is SeenHead {
  if (typeof head !== 'object' || head === null) return false;
  const { size, root, seen } = { size: '', root: 0, seen: 0, ...head };
  return Number.isSafeInteger(size) && typeof root === 'string' && typeof seen === 'string';
}
