import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { seal, unseal } from '../accounts/sealed-box.ts';
import type { MasterSecret } from '../../foundation/secrets/index.ts';
import { type Tables, statement, table } from '../../foundation/tables/index.ts';

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

export const changeDraft = table({
  name: 'change_draft',
  columns: {
    id: 'text',
    setting: 'text',
    editors: 'text',
    created: 'integer',
    updated: 'integer',
    etag: 'text',
    head: 'bytes',
    content: 'bytes',
  },
  key: ['id'],
  counted: true,
});
const HEAD = ['id', 'setting', 'editors', 'created', 'updated', 'etag', 'head'] as const;

const heads = statement([changeDraft], {}, (rows) => rows.selectFrom('change_draft').select(HEAD));
const find = statement([changeDraft], { id: 'text' }, (rows, at) =>
  rows.selectFrom('change_draft').selectAll().where('id', '=', at('id')),
);
const insert = statement([changeDraft], changeDraft.columns, (rows, at) =>
  rows
    .insertInto('change_draft')
    .values({
      id: at('id'),
      setting: at('setting'),
      editors: at('editors'),
      created: at('created'),
      updated: at('updated'),
      etag: at('etag'),
      head: at('head'),
      content: at('content'),
    })
    .onConflict((row) => row.doNothing()),
);
const EDITED = {
  id: 'text',
  before: 'text',
  editors: 'text',
  updated: 'integer',
  etag: 'text',
  head: 'bytes',
  content: 'bytes',
} as const;
const update = statement([changeDraft], EDITED, (rows, at) =>
  rows
    .updateTable('change_draft')
    .set({
      editors: at('editors'),
      updated: at('updated'),
      etag: at('etag'),
      head: at('head'),
      content: at('content'),
    })
    .where('id', '=', at('id'))
    // The new etag too: a change that is made again finds itself.
    .where('etag', 'in', [at('before'), at('etag')]),
);
const remove = statement([changeDraft], { id: 'text' }, (rows, at) =>
  rows.deleteFrom('change_draft').where('id', '=', at('id')),
);

const ID_BYTES = 8;
const ETAG_BYTES = 6;

/** Drafts of changes, outside the log, sealed under a key of the master secret. */
export class Drafts {
  readonly #key: Buffer;
  readonly #tables: Tables;

  constructor(tables: Tables, secret: MasterSecret) {
    this.#tables = tables;
    this.#key = secret.derive('skins change drafts v1');
  }

  async all(): Promise<DraftHead[]> {
    return (await this.#tables.all(heads({}))).map((row) => this.#headOf(row));
  }

  async find(id: string): Promise<Draft | undefined> {
    const [row] = await this.#tables.all(find({ id }));
    return (
      row && {
        ...this.#headOf(row),
        content: JSON.parse(unseal(this.#key, row.content, `${row.id} content`).toString('utf8')),
      }
    );
  }

  /** @param editors operator ids, first the one who begins it */
  async add(
    setting: string,
    texts: DraftTexts,
    { editors, base, time }: { editors: readonly string[]; base: string; time: number },
  ): Promise<Pick<Draft, 'id' | 'etag'>> {
    const id = randomBytes(ID_BYTES).toString('hex');
    const etag = newEtag();
    const draft = { id, setting, editors: JSON.stringify(editors), created: time, updated: time, etag };
    await this.#tables.change([insert({ ...draft, ...this.#sealed(id, texts, base) })]);
    return { id, etag };
  }

  /** @returns undefined if the draft was edited since it was read, or is deleted */
  async edit(
    { id, editors, etag: before }: Pick<DraftHead, 'id' | 'editors' | 'etag'>,
    texts: DraftTexts,
    { by, base, time }: { by: string; base: string; time: number },
  ): Promise<Pick<Draft, 'id' | 'etag'> | undefined> {
    const all = JSON.stringify(editors.includes(by) ? editors : [...editors, by]);
    const etag = newEtag();
    const [changed] = await this.#tables.change([
      update({ id, before, etag, editors: all, updated: time, ...this.#sealed(id, texts, base) }),
    ]);
    return changed === 1 ? { id, etag } : undefined;
  }

  async remove(id: string): Promise<void> {
    await this.#tables.change([remove({ id })]);
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
