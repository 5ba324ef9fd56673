import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from '../problem.ts';

/** What is remembered of a log that was verified. */
export interface Remembered {
  /** names the log; absent while nothing of it was signed */
  readonly origin?: string;
  /** the key as text, trusted since the first time */
  readonly key?: string;
  /** leaf of the first record: knows the log again under another key */
  readonly firstLeaf: string;
  readonly size: number;
  /** root over so many records */
  readonly root: string;
  /** when that was seen, ISO 8601 */
  readonly seen: string;
}

const FILE = 'verified-logs.json';

/** The heads of logs that were verified on this machine, so that a changed past shows. */
export class Memory {
  readonly #file: string;
  #logs: readonly Remembered[] = [];

  /** @throws Problem when the file is damaged */
  constructor(environment: NodeJS.ProcessEnv) {
    this.#file = environment['SKINS_STATE'] ?? join(stateFolder(environment), 'skins', FILE);
    this.#read();
  }

  byOrigin(origin: string | undefined): Remembered | undefined {
    return origin === undefined ? undefined : this.#logs.find((log) => log.origin === origin);
  }

  byFirstLeaf(firstLeaf: string | undefined): Remembered | undefined {
    return this.#logs.find((log) => log.firstLeaf === firstLeaf);
  }

  /** Writes a log down in place of what is known of it, unless that reaches further; a key is never forgotten. */
  remember(log: Remembered): void {
    // Anew: another verification may have ended meanwhile.
    this.#read();
    const known = this.#logs.filter((other) => areOne(other, log));
    if (known.some(({ size }) => size > log.size)) return;
    const signed = known.find(({ key }) => key !== undefined);
    const entry = log.key === undefined ? { ...log, ...keyOf(signed) } : log;
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

const keyOf = (log: Remembered | undefined): Pick<Remembered, 'origin' | 'key'> => ({
  ...(log?.origin === undefined ? {} : { origin: log.origin }),
  ...(log?.key === undefined ? {} : { key: log.key }),
});

const stateFolder = (environment: NodeJS.ProcessEnv): string =>
  environment['XDG_STATE_HOME'] || join(environment['HOME'] ?? homedir(), '.local', 'state');

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
  if (typeof log !== 'object' || log === null) return false;
  const textOrNone = (name: 'origin' | 'key') => !(name in log) || typeof Reflect.get(log, name) === 'string';
  const { firstLeaf, size, root, seen } = { firstLeaf: 0, size: '', root: 0, seen: 0, ...log };
  return (
    textOrNone('origin') &&
    textOrNone('key') &&
    typeof firstLeaf === 'string' &&
    Number.isSafeInteger(size) &&
    typeof root === 'string' &&
    typeof seen === 'string'
  );
}
