import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';
import { type Ran, shellIn } from '../../../test/samples/cli/recorded-terminal.ts';

const { folder, at, skins } = ownPlayedShop();
const json = ({ out }: Ran) => JSON.parse(out);

describe('skins replay', () => {
  it.each<[string, (file: string) => void]>([
    ['is another text', (file) => writeFileSync(file, 'garbage\n')],
    ['was cut', (file) => truncateSync(file, 50_000)],
  ])('sets a file of read models aside that %s, and rebuilds them', async (_what, spoil) => {
    const before = json(await skins('replay', '--json'));
    expect(before.setAside).toBeNull();
    spoil(at('read-models.sqlite'));
    const spoilt = readFileSync(at('read-models.sqlite'));

    const { code, out, err } = await skins('replay', '--json');
    expect(code).toBe(0);
    const after = JSON.parse(out);
    expect(after.projections).toEqual(before.projections);
    expect(after.setAside.file).toBe(at('read-models.sqlite.damaged'));
    expect(err).toContain(`They lie in ${after.setAside.file} now`);
    expect(readFileSync(after.setAside.file)).toEqual(spoilt);
    expect(await skins('doctor')).toMatchObject({ code: 0 });
    expect(json(await skins('verify', '--json'))).toMatchObject({ verified: true, checkpoints: 1 });
  });

  it('rebuilds an empty file of read models', async () => {
    truncateSync(at('read-models.sqlite'));
    expect(json(await skins('replay', '--json')).setAside).toBeNull();
    expect(await skins('doctor')).toMatchObject({ code: 0 });
  });

  it('changes nothing under another master secret', async () => {
    const before = readFileSync(at('read-models.sqlite'));
    const other = shellIn(folder(), { SKINS_MASTER_SECRET: 'a'.repeat(64) });
    expect(await other('replay')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('SKINS_MASTER_SECRET does not hold the master secret of this log'),
    });
    expect(readFileSync(at('read-models.sqlite'))).toEqual(before);
  });

  it('creates no master secret, and keeps the checkpoints without one', async () => {
    const secret = readFileSync(at('master.secret'));
    const signed = json(await skins('verify', '--json', '--no-memory')).checkpoints;
    rmSync(at('master.secret'));

    const ran = await skins('replay', '--json');
    expect(ran).toMatchObject({ code: 0, err: expect.stringContaining('No checkpoint was signed') });
    expect(json(ran).projections.map(({ name }: { name: string }) => name)).not.toContain('checkpoints');
    expect(existsSync(at('master.secret'))).toBe(false);
    writeFileSync(at('master.secret'), secret, { mode: 0o600 });
    expect(json(await skins('verify', '--json', '--no-memory'))).toMatchObject({
      verified: true,
      checkpoints: signed,
    });
  });
});
