import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from '@skins/api/files';
import { Problem } from '../problem.ts';

/** A log as it was when it was verified. */
export interface SeenHead {
  readonly size: number;
  /** root over so many records */
  readonly root: string;
  /** when that was seen, ISO 8601 */
  readonly seen: string;
}

/** What is remembered of a log that was verified: the largest head of it that was seen, and which log it is. */
export interface Remembered extends SeenHead {
  /** names the log; absent while nothing of it was signed */
  readonly origin?: string;
  /** the key as text, trusted since the first time */
  readonly key?: string;
  /** leaf of the first record: knows the log again under another key */
  readonly firstLeaf: string;
  /** smaller heads that were seen, by size */
  readonly earlier?: readonly SeenHead[];
}

/** Smaller heads that are remembered of a log, the largest of them. */
const EARLIER_MAX = 1_000;
const FILE = 'verified-logs.json';

/** The heads of logs that were verified on this machine, so that a changed past shows. */
export class Memory {
  readonly #file: string;
  #logs: readonly Remembered[] = [];

  /** @throws Problem when the file is damaged */
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

  /** Writes a head of a log down beside what is known of it; neither a head nor a key is forgotten. */
  remember(log: Omit<Remembered, 'earlier'>): void {
    // Anew: another verification may have ended meanwhile.
    this.#read();
    const known = this.#logs.filter((other) => areOne(other, log));
    const signed = log.key === undefined ? known.find(({ key }) => key !== undefined) : log;
    const entry = {
      ...keyOf(signed ?? log),
      firstLeaf: log.firstLeaf,
      ...joined([log, ...known.flatMap(headsOf)]),
    };
    const logs = [...this.#logs.filter((other) => !known.includes(other)), entry];
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    const draft = `${this.#file}.${process.pid}.new`;
    writeFileSync(draft, `${JSON.stringify({ logs }, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(draft, this.#file);
  }

  #read(): void {
    this.#logs = existsSync(this.#file) ? readLogs(this.#file) : [];
  }
}

const areOne = (a: Remembered, b: Remembered): boolean =>
  a.firstLeaf === b.firstLeaf || (a.origin !== undefined && a.origin === b.origin);

/** All heads of a log that are remembered. */
export const headsOf = ({ size, root, seen, earlier = [] }: Remembered): SeenHead[] => [
  { size, root, seen },
  ...earlier,
];

/** Heads of one log as they are remembered. @param heads of two of a size the first counts */
function joined([newest, ...others]: readonly [SeenHead, ...SeenHead[]]): SeenHead &
  Pick<Remembered, 'earlier'> {
  const bySize = new Map([...others.toReversed(), newest].map((head) => [head.size, head]));
  const [largest = newest, ...smaller] = [...bySize.values()]
    .map(({ size, root, seen }) => ({ size, root, seen }))
    .toSorted((a, b) => b.size - a.size);
  const earlier = smaller.slice(0, EARLIER_MAX).toReversed();
  return earlier.length === 0 ? largest : { ...largest, earlier };
}

const keyOf = (log: Remembered): Pick<Remembered, 'origin' | 'key'> => ({
  ...(log.origin === undefined ? {} : { origin: log.origin }),
  ...(log.key === undefined ? {} : { key: log.key }),
});

function readLogs(file: string): readonly Remembered[] {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null && 'logs' in content && Array.isArray(content.logs))
      return content.logs.filter(isRemembered);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Problem(`${file} is damaged: it held what was verified before. Remove it to begin anew.`);
}

function isRemembered(log: unknown): log is Remembered {
  if (!isSeenHead(log)) return false;
  const textOrNone = (name: 'origin' | 'key') => !(name in log) || typeof Reflect.get(log, name) === 'string';
  const { firstLeaf, earlier }: { firstLeaf: unknown; earlier: unknown } = {
    firstLeaf: 0,
    earlier: [],
    ...log,
  };
  return (
    textOrNone('origin') &&
    textOrNone('key') &&
    typeof firstLeaf === 'string' &&
    Array.isArray(earlier) &&
    earlier.every(isSeenHead)
  );
}

function isSeenHead(head: unknown): head is SeenHead {
  if (typeof head !== 'object' || head === null) return false;
  const { size, root, seen } = { size: '', root: 0, seen: 0, ...head };
  return Number.isSafeInteger(size) && typeof root === 'string' && typeof seen === 'string';
}
