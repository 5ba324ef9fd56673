import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile } from '@skins/engine/content';
import { syncFolder } from '../../foundation/files/index.ts';

const OWNER_ONLY = 0o700;

/** Returns the name of a picture: the SHA-256 of its bytes. */
export const fileHashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The files of pictures, each named by the hash of its bytes. */
export class PictureFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps a picture durably: the log names it only afterwards. */
  async keep({ hash, bytes }: { readonly hash: string; readonly bytes: Buffer }): Promise<void> {
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

  /** Returns a picture's bytes; undefined if its file is missing or damaged. */
  async read(hash: string): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(this.#path(hash));
      return fileHashOf(bytes) === hash ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns the hashes whose files are missing. */
  missing(hashes: Iterable<string>): readonly string[] {
    const there = new Set(existsSync(this.#folder) ? readdirSync(this.#folder) : []);
    return [...hashes].filter((hash) => !there.has(pictureFile(hash)));
  }

  #path(hash: string): string {
    return join(this.#folder, pictureFile(hash));
  }
}
