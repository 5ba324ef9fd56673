import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile } from '@skins/engine/content';
import { syncFolder } from '../../foundation/files/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

const OWNER_ONLY = 0o700;

/** Returns the name of a picture: the SHA-256 of its bytes. */
export const fileHashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Pictures for all nodes on one log; a single server has files alone. */
export const pictureTable = table({
  name: 'picture',
  columns: { hash: 'text', bytes: 'bytes' },
  key: ['hash'],
});

const add = statement([pictureTable], pictureTable.columns, (rows, at) =>
  rows
    .insertInto('picture')
    .values({ hash: at('hash'), bytes: at('bytes') })
    .onConflict((conflict) => conflict.column('hash').doNothing()),
);
const ofHash = statement([pictureTable], { hash: 'text' }, (rows, at) =>
  rows.selectFrom('picture').select('bytes').where('hash', '=', at('hash')),
);
const hashes = statement([pictureTable], {}, (rows) => rows.selectFrom('picture').select('hash'));

interface KeptPicture {
  readonly hash: string;
  readonly bytes: Buffer;
}

/** The files of pictures, each named by the hash of its bytes. A node also has what others added. */
export class PictureFiles {
  readonly #folder: string;
  readonly #tables: Pick<Tables, 'all' | 'change' | 'shared'>;

  constructor(folder: string, tables: Pick<Tables, 'all' | 'change' | 'shared'>) {
    this.#folder = folder;
    this.#tables = tables;
  }

  /** Gives other nodes the pictures of these that only this one has, as after a time without nodes. */
  async share(wanted: Iterable<string>): Promise<void> {
    const there = new Set((await this.#tables.all(hashes({}))).map(({ hash }) => hash));
    for (const hash of wanted) {
      const bytes = there.has(hash) ? undefined : await this.#fileOf(hash);
      if (bytes !== undefined) await this.#tables.change([add({ hash, bytes })]);
    }
  }

  /** Keeps a picture durably: the log names it only afterwards. */
  async keep({ hash, bytes }: KeptPicture): Promise<void> {
    await this.#write({ hash, bytes });
    if (this.#tables.shared) await this.#tables.change([add({ hash, bytes })]);
  }

  /** Returns a picture's bytes; undefined if it is missing or damaged. */
  async read(hash: string): Promise<Buffer | undefined> {
    const own = await this.#fileOf(hash);
    if (own !== undefined) return own;
    const [other] = await this.#tables.all(ofHash({ hash }));
    if (other === undefined || fileHashOf(other.bytes) !== hash) return undefined;
    await this.#write({ hash, bytes: other.bytes });
    return other.bytes;
  }

  /** Returns the hashes whose pictures are missing. */
  async missing(wanted: Iterable<string>): Promise<readonly string[]> {
    const files = new Set(existsSync(this.#folder) ? readdirSync(this.#folder) : []);
    const missing: string[] = [];
    for (const hash of wanted)
      if (!files.has(pictureFile(hash)) && (await this.read(hash)) === undefined) missing.push(hash);
    return missing;
  }

  async #write({ hash, bytes }: KeptPicture): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: OWNER_ONLY });
    // Another request may bring the same picture at the same time.
    const draft = join(this.#folder, `${randomUUID()}.draft`);
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.#path(hash));
    await syncFolder(this.#folder);
  }

  async #fileOf(hash: string): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(this.#path(hash));
      return fileHashOf(bytes) === hash ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  #path(hash: string): string {
    return join(this.#folder, pictureFile(hash));
  }
}
