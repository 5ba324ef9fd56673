import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { MasterSecret } from '../../foundation/secrets/index.ts';
import { Drafts } from './drafts.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const TEXTS = { title: 'a secret title', content: { newPlayer: 77_777 }, from: null };

let database: Database.Database;
let drafts: Drafts;

beforeEach(() => {
  database = new Database(':memory:');
  drafts = new Drafts(database, SECRET);
});

const begun = () => drafts.add('grants', TEXTS, { editors: ['ada'], base: 'b1', time: 5 });

it('finds drafts again, also after a restart', () => {
  const { id, etag } = begun();

  const again = new Drafts(database, SECRET);
  expect(again.find(id)).toEqual({
    ...TEXTS,
    id,
    etag,
    setting: 'grants',
    editors: ['ada'],
    base: 'b1',
    created: 5,
    updated: 5,
  });
  expect(again.all()).toMatchObject([{ id, title: TEXTS.title }]);
  expect(again.find('0000000000000000')).toBeUndefined();
});

it('stores neither title nor content in clear', () => {
  begun();
  const bytes = database
    .prepare<[], { head: Buffer; content: Buffer }>('SELECT head, content FROM change_draft')
    .all()
    .map(({ head, content }) => Buffer.concat([head, content]).toString('latin1'))
    .join('');

  expect(bytes).not.toContain('secret title');
  expect(bytes).not.toContain('77777');
});

it('records all editors, and refuses an edit of a stale page', () => {
  const { id, etag } = begun();
  const head = { id, etag, editors: ['ada'] };
  const first = drafts.edit(head, { ...TEXTS, title: 'bob’s' }, { by: 'bob', base: 'b2', time: 6 });
  const second = drafts.edit(head, { ...TEXTS, title: 'cyd’s' }, { by: 'cyd', base: 'b2', time: 7 });

  expect(first?.etag).not.toBe(etag);
  expect(second).toBeUndefined();
  expect(drafts.find(id)).toMatchObject({
    title: 'bob’s',
    editors: ['ada', 'bob'],
    base: 'b2',
    updated: 6,
    etag: first?.etag,
  });
});

it('deletes a discarded draft', () => {
  const { id, etag } = begun();
  drafts.remove(id);

  expect(drafts.find(id)).toBeUndefined();
  expect(drafts.edit({ id, etag, editors: [] }, TEXTS, { by: 'ada', base: '', time: 6 })).toBeUndefined();
});

it('does not open drafts of another secret', () => {
  const { id } = begun();
  expect(() => new Drafts(database, new MasterSecret('0c'.repeat(32))).find(id)).toThrow();
});
