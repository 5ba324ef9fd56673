import { MasterSecret } from '@skins/api/foundation/secrets';
import { beforeEach, expect, it } from 'vitest';
import { Drafts, changeDraft } from '../../api/src/slices/settings/drafts.ts';
import { overBoth } from '../tables/databases.ts';

const SECRET = new MasterSecret('0b'.repeat(32));
const TEXTS = { title: 'a secret title', content: { newPlayer: 77_777 }, from: null };

overBoth('drafts', [changeDraft], ({ tables, stored }) => {
  let drafts: Drafts;
  beforeEach(() => void (drafts = new Drafts(tables(), SECRET)));

  const begun = () => drafts.add('grants', TEXTS, { editors: ['ada'], base: 'b1', time: 5 });

  it('are found again, also after a restart', async () => {
    const { id, etag } = await begun();

    const again = new Drafts(tables(), SECRET);
    expect(await again.find(id)).toEqual({
      ...TEXTS,
      id,
      etag,
      setting: 'grants',
      editors: ['ada'],
      base: 'b1',
      created: 5,
      updated: 5,
    });
    expect(await again.all()).toMatchObject([{ id, title: TEXTS.title }]);
    expect(await again.find('0000000000000000')).toBeUndefined();
  });

  it('store neither title nor content in clear', async () => {
    await begun();
    const rows = await stored('change_draft');
    const bytes = rows
      .flatMap(({ head, content }) => [head, content])
      .map((cell) => (Buffer.isBuffer(cell) ? cell.toString('latin1') : ''))
      .join('');

    expect(bytes).not.toBe('');
    expect(bytes).not.toContain('secret title');
    expect(bytes).not.toContain('77777');
  });

  it('record all editors, and refuse an edit of a stale page', async () => {
    const { id, etag } = await begun();
    const head = { id, etag, editors: ['ada'] };
    const edit = (by: string) =>
      drafts.edit(head, { ...TEXTS, title: `${by}’s` }, { by, base: 'b2', time: 6 });
    const both = await Promise.all([edit('bob'), edit('cyd')]);

    const made = both.filter((one) => one !== undefined);
    expect(made).toHaveLength(1);
    expect(made[0]?.etag).not.toBe(etag);
    const by = both[0] === undefined ? 'cyd' : 'bob';
    expect(await drafts.find(id)).toMatchObject({
      title: `${by}’s`,
      editors: ['ada', by],
      base: 'b2',
      updated: 6,
      etag: made[0]?.etag,
    });
  });

  it('are deleted when discarded', async () => {
    const { id, etag } = await begun();
    await drafts.remove(id);

    expect(await drafts.find(id)).toBeUndefined();
    const texts = { by: 'ada', base: '', time: 6 };
    expect(await drafts.edit({ id, etag, editors: [] }, TEXTS, texts)).toBeUndefined();
  });

  it('do not open with another secret', async () => {
    const { id } = await begun();
    await expect(new Drafts(tables(), new MasterSecret('0c'.repeat(32))).find(id)).rejects.toThrow();
  });
});
