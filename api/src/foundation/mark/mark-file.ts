import {
  closeSync,
  existsSync,
  fdatasync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import {
  type Frontier,
  type NoteKey,
  frontierText,
  keyText,
  parseFrontier,
  rootOf,
} from '@skins/engine/transparency';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { stateFolder, syncFolder } from '../files/index.ts';
import { ordinalOf, positionOf } from '../store/index.ts';
import { nativeTreeHash } from '../transparency/index.ts';

const VARIABLE = 'SKINS_MARK';
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** The mark cannot be read, written, or trusted in its place; the message says what to do. */
export class MarkProblem extends Error {
  override readonly name = 'MarkProblem';
}

const Written = Type.Object({
  format: Type.Literal(1),
  /** the key that signs the log's checkpoints, as a vkey; it identifies the log */
  key: Type.String(),
  /** folder in which the log was last served */
  folder: Type.String(),
  /** leaf of the first record */
  log: Type.String(),
  /** number of records, the root over them, and the frontier from which the tree grows */
  size: Type.Integer({ minimum: 0 }),
  root: Type.String(),
  tree: Type.String(),
  /** number of changes in accounts.sqlite */
  accounts: Type.Integer({ minimum: 0 }),
  /** time of writing, ISO 8601 */
  time: Type.String(),
});
const written = Compile(Written);

/** The log mark: what is remembered of a log outside its data folder. */
export interface Mark extends Pick<Static<typeof Written>, 'folder' | 'log' | 'accounts' | 'time'> {
  readonly tree: Frontier;
}

/**
 * Returns the folder of marks, one for each log: `SKINS_MARK`, or in the user's state folder.
 * @throws MarkProblem when it is inside the data folder, where it would be rolled back with the log
 */
export function markFolder(environment: NodeJS.ProcessEnv, dataFolder: string): string {
  const folder = resolve(environment[VARIABLE] || join(stateFolder(environment), 'marks'));
  const data = resolve(dataFolder);
  if (folder === data || folder.startsWith(data + sep))
    throw new MarkProblem(
      `the mark (${VARIABLE}) must lie outside the data folder ${data}: inside, it would go back in time with the log`,
    );
  return folder;
}

/**
 * Creates the folder of marks if there is none, and checks that it is writable.
 * @throws MarkProblem when it is not
 */
export function prepareMarks(folder: string): void {
  const probe = join(folder, `${process.pid}.probe`);
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    closeSync(openSync(probe, 'w', OWNER_ONLY_FILE));
    rmSync(probe);
  } catch (error) {
    throw new MarkProblem(
      `the mark cannot be written into ${folder} (${messageOf(error)}): no start without it. Name another folder in ${VARIABLE}`,
      { cause: error },
    );
  }
}

/** The end of a log: its number of records, and the leaf of the last one. */
interface LogEnd {
  readonly size: number;
  readonly leaf: string;
}

/**
 * The mark of the log with one key: a file that is replaced as a whole, and a second file with only the log's end,
 * overwritten in place after each commit. Only the owner can read them.
 */
export class MarkFile {
  readonly path: string;
  /** file with the log's end */
  readonly #endPath: string;
  readonly #key: string;

  constructor(folder: string, key: NoteKey) {
    const name = key.name.slice(key.name.indexOf('/') + 1);
    this.path = join(folder, `${name}.json`);
    this.#endPath = join(folder, `${name}.end`);
    this.#key = keyText(key);
  }

  /** Reads the mark. @throws MarkProblem when it is not a mark of this log */
  read(): Mark | undefined {
    const text = this.#text(this.path);
    if (text === undefined) return undefined;
    const mark = parsed(text);
    if (mark?.key !== this.#key) throw this.#damaged(this.path);
    try {
      const tree = parseFrontier(mark.tree);
      if (tree.size === mark.size && rootOf(tree, nativeTreeHash) === mark.root) return { ...mark, tree };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    throw this.#damaged(this.path);
  }

  /** Reads the log's end after its last commit; undefined if none is remembered. @throws MarkProblem */
  readEnd(): LogEnd | undefined {
    const text = this.#text(this.#endPath);
    // Empty if the first start was interrupted before it wrote anything.
    if (text === undefined || text === '') return undefined;
    const [, size = '', leaf = ''] = /^(\d{12}) ([0-9a-f]{64})\n$/.exec(text) ?? [];
    if (size === '') throw this.#damaged(this.#endPath);
    return { size: ordinalOf(size), leaf };
  }

  /** Replaces the mark; it is on the disk when the promise resolves. */
  async write({ tree, ...mark }: Mark): Promise<void> {
    const content: Static<typeof Written> = {
      format: 1,
      key: this.#key,
      folder: mark.folder,
      log: mark.log,
      size: tree.size,
      root: rootOf(tree, nativeTreeHash),
      tree: frontierText(tree),
      accounts: mark.accounts,
      time: mark.time,
    };
    const draft = `${this.path}.${process.pid}.new`;
    const handle = await open(draft, 'w', OWNER_ONLY_FILE);
    try {
      await handle.writeFile(`${JSON.stringify(content, undefined, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, this.path);
    await syncFolder(dirname(this.path));
  }

  openEnd(): EndFile {
    return new EndFile(this.#endPath);
  }

  #text(path: string): string | undefined {
    try {
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    } catch (error) {
      throw new MarkProblem(`the mark ${path} cannot be read: ${messageOf(error)}`, { cause: error });
    }
  }

  #damaged(path: string): MarkProblem {
    return new MarkProblem(
      `${path} is damaged: it held what is remembered of the log. Bring back a copy of it; or move it away and start with ` +
        '--moved, if the log is in its newest state, or with --restored, if it may not be',
    );
  }
}

/** The log's end, written after each commit: 78 bytes in place, which outlive the process. */
export class EndFile {
  readonly #handle: number;

  constructor(path: string) {
    // Not truncated: its content stays valid until the first commit.
    this.#handle = openSync(path, existsSync(path) ? 'r+' : 'w', OWNER_ONLY_FILE);
  }

  /** Writes the end. @throws when it was not written completely; the next call may succeed */
  note({ size, leaf }: LogEnd): void {
    const line = `${positionOf(size)} ${leaf}\n`;
    const written = writeSync(this.#handle, line, 0);
    if (written < line.length)
      throw new MarkProblem(`${written} of ${line.length} bytes of the mark's end were written`);
  }

  /** Syncs it to the disk, so that it survives a power cut. */
  sync(): Promise<void> {
    return promisify(fdatasync)(this.#handle);
  }

  close(): void {
    closeSync(this.#handle);
  }
}

function parsed(text: string): Static<typeof Written> | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return written.Check(content) ? content : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
