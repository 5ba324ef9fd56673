import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Ran, shellIn, temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';

const repository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const golden = repository('test/golden/log.jsonl');
const forged = repository('test/golden/forged-log.jsonl');
const records = readFileSync(golden, 'utf8');

let folder: string;
let skins: (...args: string[]) => Promise<Ran>;

beforeEach(() => {
  folder = temporaryFolder();
  skins = shellIn(folder);
});

describe('skins import of a log', () => {
  it('keeps every byte, and its export verifies', async () => {
    const imported = await skins('import', golden, '--unsigned', '--json');
    expect(imported.code).toBe(0);
    expect(JSON.parse(imported.out)).toMatchObject({ events: 458, playable: false });
    expect(imported.err).toContain('no master secret here');
    const file = join(folder, 'export.jsonl');
    expect(await skins('export', '--no-commands', '--out', file)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8').startsWith(records)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await skins('verify', file, '--unsigned')).code).toBe(0);
    expect((await skins('verify')).code).toBe(0);
  });

  it('warns that an export without the master secret is not signed', async () => {
    await skins('import', golden, '--unsigned');
    const file = join(folder, 'export.jsonl');
    expect((await skins('export', '--out', file)).err).toContain('not signed');
    expect((await skins('verify', file)).code).toBe(1);
    expect((await skins('verify', file, '--unsigned')).code).toBe(0);
  });

  it('also exports to the standard output', async () => {
    await skins('import', golden, '--unsigned');
    expect((await skins('export', '--no-commands', '--out', '-')).out).toBe(records);
  });

  it('refuses a log that breaks a rule, and leaves no trace', async () => {
    const ran = await skins('import', forged, '--json');
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out).findings[0]).toMatchObject({ position: 231, rule: 'item' });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('refuses a log whose end may have been cut, except with --unsigned', async () => {
    const ran = await skins('import', golden, '--json');
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out).findings[0]).toMatchObject({ rule: 'unsigned', found: 'no key' });
    expect(existsSync(join(folder, 'data'))).toBe(false);
    expect((await skins('import', golden, '--unsigned')).code).toBe(0);
  });

  it('refuses a folder that holds a log', async () => {
    await skins('import', golden, '--unsigned');
    const again = await skins('import', golden, '--unsigned');
    expect(again.code).toBe(1);
    expect(again.err).toContain('holds a log already');
    expect((await skins('verify')).code).toBe(0);
  });
});
