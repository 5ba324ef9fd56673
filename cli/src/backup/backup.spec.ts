import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@skins/api';
import { lastBackup } from '@skins/api/foundation/files';
import { describe, expect, it } from 'vitest';
import { overwritePages, ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';
import { shellIn, temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';

const { folder, at, skins } = ownPlayedShop();

const newcomer = (n: number) => ({
  phone: `1380013${String(n).padStart(4, '0')}`,
  password: 'hunter2Hunter2',
  fingerprint: 'test',
  spreadCode: '',
});

describe('skins backup', () => {
  it('copies a running shop during writes, verifies the copy, and records the time', async () => {
    const serving = await serve({
      folder: join(folder(), 'data'),
      host: '127.0.0.1',
      port: 0,
      environment: { SKINS_LOG: 'silent', SKINS_MARK: join(folder(), 'marks') },
      said: 'moved',
    });
    try {
      const { registrar } = serving.service.desks.accounts;
      // The local provider's memory is part of the outside world, so no backup restores it.
      writeFileSync(at('local-provider.sqlite'), '');
      const picture = `${'0'.repeat(64)}.webp`;
      mkdirSync(at('pictures'), { mode: 0o700 });
      writeFileSync(at(`pictures/${picture}`), 'a picture', { mode: 0o600 });
      writeFileSync(at('pictures/half.draft'), 'half');
      const to = join(folder(), 'copy');
      const [made] = await Promise.all([
        skins('backup', to, '--json'),
        registrar.register(newcomer(1), 'one'),
        registrar.register(newcomer(2), 'two'),
      ]);
      expect(made).toMatchObject({ code: 0, err: '' });
      const { events } = JSON.parse(made.out);
      expect(events).toBeGreaterThan(0);
      expect(lastBackup(join(folder(), 'data'))?.events).toBe(events);
      expect(readdirSync(to).toSorted()).toEqual([
        'accounts.sqlite',
        'log.sqlite',
        'pictures',
        'read-models.sqlite',
      ]);
      expect(readdirSync(join(to, 'pictures'))).toEqual([picture]);
      if (process.platform !== 'win32')
        for (const name of readdirSync(to)) expect(statSync(join(to, name)).mode & 0o077).toBe(0);
    } finally {
      await serving.close();
    }
  });

  it('is restored as docs/operations.md says: the copy, the secret, and --restored', async () => {
    expect((await skins('backup', join(folder(), 'copy'))).out).toContain('The copy is verified');
    const other = temporaryFolder();
    mkdirSync(join(other, 'data'), { mode: 0o700 });
    cpSync(join(folder(), 'copy'), join(other, 'data'), { recursive: true });
    cpSync(at('master.secret'), join(other, 'data', 'master.secret'));
    expect((await shellIn(other)('doctor')).code).toBe(0);
    const serving = await serve({
      folder: join(other, 'data'),
      host: '127.0.0.1',
      port: 0,
      environment: { SKINS_LOG: 'silent', SKINS_MARK: join(other, 'marks') },
      said: 'restored',
    });
    expect(serving.service.game.epochs().epoch).toBeGreaterThan(1);
    await serving.close();
    expect((await shellIn(other)('verify')).code).toBe(0);
  });

  it('leaves neither a copy nor a trace if the log does not verify', async () => {
    overwritePages(at('log.sqlite'), 1, 'SeedChainCommitted');
    const to = join(folder(), 'copy');
    expect((await skins('backup', to)).code).toBe(1);
    expect(readdirSync(to)).toEqual([]);
    expect(lastBackup(join(folder(), 'data'))).toBeUndefined();
  });

  it('accepts only a new or empty folder, and needs a shop', async () => {
    writeFileSync(join(folder(), 'file'), '');
    expect((await skins('backup', join(folder(), 'file'))).code).toBe(2);
    expect((await skins('backup', join(folder(), 'data'))).code).toBe(2);
    expect((await skins('backup')).code).toBe(2);
    const nothing = shellIn(temporaryFolder());
    expect((await nothing('backup', join(folder(), 'copy'))).code).toBe(1);
    expect(existsSync(join(folder(), 'copy'))).toBe(false);
  });
});
