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

/** The mark cannot be read, written, or trusted where it is; the message says what to do. */
export class MarkProblem extends Error {
  override readonly name = 'MarkProblem';
}

const Written = Type.Object({
  format: Type.Literal(1),
  /** the key that signs the log's checkpoints, as a vkey: it knows the log again */
  key: Type.String(),
  /** where the log was served last */
  folder: Type.String(),
  /** leaf of the first record */
  log: Type.String(),
  /** records, the root over them, and what the tree goes on from */
  size: Type.Integer({ minimum: 0 }),
  root: Type.String(),
  tree: Type.String(),
  /** changes in accounts.sqlite so far */
  accounts: Type.Integer({ minimum: 0 }),
  /** when it was written, ISO 8601 */
  time: Type.String(),
});
const written = Compile(Written);

/** What is remembered of a log outside its data folder. */
export interface Mark extends Pick<Static<typeof Written>, 'folder' | 'log' | 'accounts' | 'time'> {
  readonly tree: Frontier;
}

/**
 * The folder of marks, one for each log: `SKINS_MARK`, or in the user's state folder.
 * @throws MarkProblem when it lies in the data folder, where it would go back in time with the log
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
 * Makes the folder of marks where there is none, and proves that it can be written.
 * @throws MarkProblem when it cannot
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

/** The end of a log: how many records it has, and the leaf of the last one. */
interface LogEnd {
  readonly size: number;
  readonly leaf: string;
}

/**
 * What is remembered of the log of one key: a mark, replaced as a whole, and beside it the log's end alone, written over in
 * place after each commit. Both are for their owner's eyes only.
 */
export class MarkFile {
  readonly path: string;
  /** holds the end */
  readonly #endPath: string;
  readonly #key: string;

  constructor(folder: string, key: NoteKey) {
    const name = key.name.slice(key.name.indexOf('/') + 1);
    this.path = join(folder, `${name}.json`);
    this.#endPath = join(folder, `${name}.end`);
    this.#key = keyText(key);
  }

  /** @throws MarkProblem when it is no mark of this log */
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

  /** The log's end after its last commit; undefined where none is remembered. @throws MarkProblem */
  readEnd(): LogEnd | undefined {
    const text = this.#text(this.#endPath);
    // Empty where the first start was cut off before anything was to be remembered.
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

/** The log's end as it is written after each commit: 78 bytes in place, which outlive the process. */
export class EndFile {
  readonly #handle: number;

  constructor(path: string) {
    // Neither cut nor begun anew: what it said holds until the first commit.
    this.#handle = openSync(path, existsSync(path) ? 'r+' : 'w', OWNER_ONLY_FILE);
  }

  /** @throws when it was not written as a whole: then the next one may be */
  note({ size, leaf }: LogEnd): void {
    const line = `${positionOf(size)} ${leaf}\n`;
    const written = writeSync(this.#handle, line, 0);
    if (written < line.length)
      throw new MarkProblem(`${written} of ${line.length} bytes of the mark's end were written`);
  }

  /** Has it outlive the machine, too. */
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
