import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PictureFiles, fileHashOf, pictureTable } from '../../api/src/slices/content/picture-files.ts';
import { overBoth } from './databases.ts';

const bytes = Buffer.from('a picture');
const hash = fileHashOf(bytes);
const other = '0'.repeat(64);

overBoth('pictures of two nodes', [pictureTable], ({ tables }) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skins-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const nodeIn = (name: string, shared = true) =>
    new PictureFiles(join(folder, name), { ...tables(), shared });

  it('are shown by each, whichever one they were added on', async () => {
    await nodeIn('one').keep({ hash, bytes });
    await nodeIn('one').keep({ hash, bytes });
    const two = nodeIn('two');
    expect(await two.missing([hash, other])).toEqual([other]);
    expect(await two.read(hash)).toEqual(bytes);
    expect(readdirSync(join(folder, 'two'))).toEqual([`${hash}.webp`]);
  });

  it('are shared from the time before there were nodes', async () => {
    await nodeIn('one', false).keep({ hash, bytes });
    expect(await nodeIn('two').read(hash)).toBeUndefined();
    await nodeIn('one').share([hash, other]);
    await nodeIn('one').share([hash]);
    expect(await nodeIn('two').read(hash)).toEqual(bytes);
  });
});
