import { randomBytes } from 'node:crypto';
import type { Database, Statement } from 'better-sqlite3';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import type { MasterSecret } from '../../foundation/secrets/index.ts';

const Editors = Compile(Type.Array(Type.String()));
const Texts = Compile(
  Type.Object({
    title: Type.String(),
    from: Type.Union([Type.Integer(), Type.Null()]),
    base: Type.String(),
  }),
);

/** The texts of a draft. */
export interface DraftTexts {
  readonly title: string;
  readonly content: unknown;
  /** desired time of effect, in milliseconds since 1970; null: as soon as the notice allows */
  readonly from: number | null;
}

/** A draft without its content. Times in milliseconds since 1970. */
export interface DraftHead extends Omit<DraftTexts, 'content'> {
  readonly id: string;
  readonly setting: string;
  /** ids of all operators who edited it, starting with its author */
  readonly editors: readonly string[];
  /** the latest publication when it was last edited */
  readonly base: string;
  readonly created: number;
  readonly updated: number;
  /** changes with each edit */
  readonly etag: string;
}

export interface Draft extends DraftHead {
  readonly content: unknown;
}

interface Row {
  readonly id: string;
  readonly setting: string;
  readonly editors: string;
  readonly created: number;
  readonly updated: number;
  readonly etag: string;
  readonly head: Buffer;
}
interface WholeRow extends Row {
  readonly content: Buffer;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS change_draft (
  id TEXT PRIMARY KEY, setting TEXT NOT NULL, editors TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
  etag TEXT NOT NULL, head BLOB NOT NULL, content BLOB NOT NULL
) STRICT`;
const HEAD = 'id, setting, editors, created, updated, etag, head';

const ID_BYTES = 8;
const ETAG_BYTES = 6;

/** Drafts of changes, outside the log, sealed under a key of the master secret. */
export class Drafts {
  readonly #key: Buffer;
  readonly #all: Statement<[], Row>;
  readonly #find: Statement<[string], WholeRow>;
  readonly #insert: Statement<[string, string, string, number, number, string, Buffer, Buffer]>;
  readonly #update: Statement<[string, number, string, Buffer, Buffer, string, string]>;
  readonly #remove: Statement<[string]>;

  constructor(database: Database, secret: MasterSecret) {
    database.exec(SCHEMA);
    this.#key = secret.derive('skins change drafts v1');
    this.#all = database.prepare(`SELECT ${HEAD} FROM change_draft`);
    this.#find = database.prepare(`SELECT ${HEAD}, content FROM change_draft WHERE id = ?`);
    this.#insert = database.prepare(
      `INSERT INTO change_draft (${HEAD}, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#update = database.prepare(
      'UPDATE change_draft SET editors = ?, updated = ?, etag = ?, head = ?, content = ? WHERE id = ? AND etag = ?',
    );
    this.#remove = database.prepare('DELETE FROM change_draft WHERE id = ?');
  }

  all(): DraftHead[] {
    return this.#all.all().map((row) => this.#headOf(row));
  }

  find(id: string): Draft | undefined {
    const row = this.#find.get(id);
    return (
      row && {
        ...this.#headOf(row),
        content: JSON.parse(unseal(this.#key, row.content, `${row.id} content`).toString('utf8')),
      }
    );
  }

  /** @param editors operator ids, first the one who begins it */
  add(
    setting: string,
    texts: DraftTexts,
    { editors, base, time }: { editors: readonly string[]; base: string; time: number },
  ): Pick<Draft, 'id' | 'etag'> {
    const id = randomBytes(ID_BYTES).toString('hex');
    const etag = newEtag();
    const { head, content } = this.#sealed(id, texts, base);
    this.#insert.run(id, setting, JSON.stringify(editors), time, time, etag, head, content);
    return { id, etag };
  }

  /** @returns undefined if the draft was edited since it was read, or is deleted */
  edit(
    { id, editors, etag }: Pick<DraftHead, 'id' | 'editors' | 'etag'>,
    texts: DraftTexts,
    { by, base, time }: { by: string; base: string; time: number },
  ): Pick<Draft, 'id' | 'etag'> | undefined {
    const all = JSON.stringify(editors.includes(by) ? editors : [...editors, by]);
    const { head, content } = this.#sealed(id, texts, base);
    const fresh = newEtag();
    const { changes } = this.#update.run(all, time, fresh, head, content, id, etag);
    return changes === 1 ? { id, etag: fresh } : undefined;
  }

  remove(id: string): void {
    this.#remove.run(id);
  }

  #sealed(id: string, { title, from, content }: DraftTexts, base: string) {
    const sealed = (value: unknown, part: string) =>
      seal(this.#key, Buffer.from(JSON.stringify(value)), `${id} ${part}`);
    return { head: sealed({ title, from, base }, 'head'), content: sealed(content, 'content') };
  }

  #headOf({ id, setting, editors, created, updated, etag, head }: Row): DraftHead {
    const texts: unknown = JSON.parse(unseal(this.#key, head, `${id} head`).toString('utf8'));
    const hands: unknown = JSON.parse(editors);
    if (!Texts.Check(texts) || !Editors.Check(hands)) throw new TypeError(`the draft ${id} is malformed`);
    return { id, setting, created, updated, etag, ...texts, editors: hands };
  }
}

const newEtag = (): string => randomBytes(ETAG_BYTES).toString('hex');
