import { chmodSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@skins/api/foundation/files';
import { describe, expect, it } from 'vitest';
import { overwritePages, ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';
import { shellIn } from '../../../test/samples/cli/recorded-terminal.ts';
import type { Checked } from './checked.ts';

const { folder, at, skins } = ownPlayedShop();

/** Returns the problems that the doctor finds; it exits with 1 because of them. */
async function problems(ask = skins): Promise<Checked[]> {
  const { code, out } = await ask('doctor', '--json');
  const { checks }: { checks: Checked[] } = JSON.parse(out);
  const found = checks.filter(({ state }) => state === 'problem');
  expect(code).toBe(found.length === 0 ? 0 : 1);
  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['Node', 'server', 'disk']));
  return found;
}

describe('skins doctor', () => {
  it('finds nothing wrong with a healthy shop', async () => {
    const { code, out } = await skins('doctor');
    expect(code).toBe(0);
    for (const line of [
      /✓ store +\d+ events/,
      /✓ commands +each event has its mark/,
      /✓ accounts +can be read/,
      /✓ server +none is running/,
      /✓ permissions +for the owner alone/,
      /✓ beacon +the shop’s own, for development/,
      /✓ master secret +in its file/,
      /✓ read model player-list +up to date/,
      /✓ checkpoints/,
    ])
      expect(out).toMatch(line);
    // Free disk space depends on the machine, and the mark does not know this copy.
    expect(out).not.toMatch(/^[^✓] (?!disk |mark )/m);
    expect(out).toMatch(/· mark +.+ start once with --moved/);
  });

  it.each([4, 99])('reports a log of schema %i, which this program does not read', async (schema) => {
    const log = openDatabase(at('log.sqlite'), { durable: true });
    log.prepare(`UPDATE meta SET value = ? WHERE name = 'schema'`).run(schema);
    log.close();
    const found = await problems();
    expect(found.find(({ name }) => name === 'store')?.says).toContain(`has schema ${schema}`);
  });

  it('reports files that others can read', async () => {
    chmodSync(at('log.sqlite'), 0o644);
    expect(await problems()).toMatchObject([{ name: 'permissions' }]);
  });

  it.each<[string, () => void, string]>([
    [
      'is another',
      () => writeFileSync(at('master.secret'), 'a'.repeat(64)),
      'does not hold the master secret of',
    ],
    ['is missing', () => rmSync(at('master.secret')), 'is missing: its players'],
    ['is malformed', () => writeFileSync(at('master.secret'), 'xx'), 'master.secret must be 64 hex digits'],
  ])('reports that the master secret %s', async (_what, spoil, says) => {
    spoil();
    expect(await problems()).toEqual([
      { name: 'master secret', state: 'problem', says: expect.stringContaining(says) },
    ]);
  });

  it('reports an unreachable beacon of draws and the relays that were asked', async () => {
    const unreachable = { SKINS_BEACON: 'drand', SKINS_BEACON_RELAYS: 'http://127.0.0.1:9' };
    expect(await problems(shellIn(folder(), unreachable))).toEqual([
      { name: 'beacon', state: 'problem', says: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9: /) },
    ]);
  });

  it('reports that the environment holds another master secret', async () => {
    const found = await problems(shellIn(folder(), { SKINS_MASTER_SECRET: 'a'.repeat(64) }));
    expect(found).toMatchObject([{ name: 'master secret' }]);
  });

  it.each<[string, (file: string) => void]>([
    ['is another text', (file) => writeFileSync(file, 'garbage\n')],
    ['was cut', (file) => truncateSync(file, 50_000)],
  ])('reports the file of read models that %s, and checks the rest', async (_what, spoil) => {
    spoil(at('read-models.sqlite'));
    expect(await problems()).toEqual([
      {
        name: 'read models',
        state: 'problem',
        says: expect.stringContaining(`${at('read-models.sqlite')} is damaged`),
      },
    ]);
  });

  it('reports the damaged checkpoint of a list, and no log that went back', async () => {
    const lists = openDatabase(at('read-models.sqlite'), { durable: true });
    lists.exec("UPDATE projection SET position = '900000000001' WHERE name = 'account-sums'");
    lists.close();
    expect(await problems()).toEqual([
      {
        name: 'read model account-sums',
        state: 'problem',
        says: expect.stringContaining('makes this list anew'),
      },
    ]);
    expect(await skins('replay')).toMatchObject({ code: 0 });
    expect(await problems()).toEqual([]);
  });

  it('notes read models that are empty or missing', async () => {
    for (const spoil of [
      () => truncateSync(at('read-models.sqlite')),
      () => rmSync(at('read-models.sqlite')),
    ]) {
      spoil();
      expect((await skins('doctor')).out).toMatch(/· read models +none yet/);
      expect(await problems()).toEqual([]);
    }
  });

  it('reports a damaged log and damaged accounts', async () => {
    overwritePages(at('log.sqlite'), 3, '"type":"SkinListed"');
    writeFileSync(at('accounts.sqlite'), 'garbage\n');
    const found = await problems();
    expect(found).toContainEqual(
      expect.objectContaining({
        name: 'store',
        says: expect.stringContaining(`${at('log.sqlite')} is damaged`),
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ name: 'accounts', says: expect.stringContaining(at('accounts.sqlite')) }),
    );
  });

  it('reports players who cannot log in', async () => {
    const accounts = openDatabase(at('accounts.sqlite'), { durable: true });
    const player = accounts.prepare<[], string>('DELETE FROM personal RETURNING player').pluck().get();
    accounts.close();
    expect(await problems()).toEqual([
      { name: 'accounts', state: 'problem', says: expect.stringContaining(`registered: ${player}.`) },
    ]);
  });

  it('reports that the log was restored from a copy', async () => {
    const log = openDatabase(at('log.sqlite'), { durable: true });
    log.exec(
      'DELETE FROM batches WHERE first_append = (SELECT max(first_append) FROM batches WHERE events > 0)',
    );
    log.close();
    const found = await problems();
    expect(found).toContainEqual(
      expect.objectContaining({ name: 'mark', says: expect.stringContaining('the log went back in time') }),
    );
    expect(await skins('replay')).toMatchObject({
      code: 1,
      err: expect.stringContaining('the log went back in time'),
    });
  });

  it('reports a command mark that does not match its events', async () => {
    const log = openDatabase(at('log.sqlite'), { durable: true });
    // Without its last line, the row is one from before there were checksums.
    log.exec(
      `UPDATE batches SET content = replace(substr(content, 1, length(content) - 10), '"id":"', '"id":"other-') WHERE first_append = 1`,
    );
    log.close();
    expect(await problems()).toMatchObject([{ name: 'commands' }]);
  });

  it('creates no folder, and says what is wrong with the given one', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(await skins('doctor', '--data', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${file} is no folder`),
    });
    const nowhere = join(folder(), 'nowhere');
    expect((await skins('doctor', '--data', nowhere)).err).toContain(`there is no shop in ${nowhere}`);
    expect(readdirSync(folder()).toSorted()).toEqual(['data', 'file']);
  });
});
