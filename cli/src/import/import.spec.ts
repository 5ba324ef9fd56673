import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Ran, shellIn, temporaryFolder } from '../recorded-terminal.ts';

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
  it('keeps every byte, and what export writes verifies', async () => {
    const imported = await skins('import', golden, '--unsigned', '--json');
    expect(imported.code).toBe(0);
    expect(JSON.parse(imported.out)).toMatchObject({ events: 458, playable: false });
    expect(imported.err).toContain('another master secret');
    // Makes the master secret, so that the export is signed.
    await skins('replay');
    const file = join(folder, 'export.jsonl');
    expect(await skins('export', '--out', file)).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(file, 'utf8').startsWith(records)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await skins('verify', file)).code).toBe(0);
    expect((await skins('verify')).code).toBe(0);
  });

  it('says that an export without the master secret is not signed', async () => {
    await skins('import', golden, '--unsigned');
    const file = join(folder, 'export.jsonl');
    expect((await skins('export', '--out', file)).err).toContain('not signed');
    expect((await skins('verify', file)).code).toBe(1);
    expect((await skins('verify', file, '--unsigned')).code).toBe(0);
  });

  it('writes an export to the standard output too', async () => {
    await skins('import', golden, '--unsigned');
    expect((await skins('export', '--out', '-')).out).toBe(records);
  });

  it('refuses a log that breaks a rule, and leaves no trace of it', async () => {
    const ran = await skins('import', forged, '--json');
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out).findings[0]).toMatchObject({ position: 231, rule: 'item' });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('refuses a log whose end may have been cut, unless it is told to take it', async () => {
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

describe('skins import of a catalogue', () => {
  const content = () => JSON.parse(readFileSync(repository('fixtures/catalogue.json'), 'utf8'));
  const imported = (catalogue: unknown) => {
    const file = join(folder, 'catalogue.json');
    writeFileSync(file, JSON.stringify(catalogue));
    return skins('import', file, '--json');
  };

  it('brings it in once', async () => {
    const first = JSON.parse((await imported(content())).out);
    expect(first.published).toBe(content().boxes.length);
    expect(JSON.parse((await imported(content())).out)).toEqual({ listed: 0, published: 0 });
    expect((await skins('verify')).code).toBe(0);
  });

  it('makes a new version of a box whose price changed', async () => {
    const changed = content();
    await imported(changed);
    changed.boxes[3].price = '12.34';
    expect(JSON.parse((await imported(changed)).out)).toEqual({ listed: 0, published: 1 });
  });

  it.each<[string, (catalogue: ReturnType<typeof content>) => void, RegExp]>([
    ['another format', (file) => (file.format = 'skins-catalogue/2'), /does not follow the format.*\/format/],
    ['a price that is no price', (file) => (file.skins[0].price = '1e3'), /\/skins\/0\/price/],
    [
      'an unknown skin',
      (file) => (file.boxes[30].items[0].skinId = 'nothing'),
      /names nothing, which is not in/,
    ],
    ['a shelf that is not there', (file) => (file.boxes[30].shelf = 'nowhere'), /stands on nowhere/],
    [
      'odds that do not sum to 1',
      (file) => (file.boxes[30].items[0].probability = '0.5'),
      /sum to .* instead of 1/,
    ],
  ])('refuses %s, and leaves no trace', async (_what, spoil, message) => {
    const file = content();
    spoil(file);
    const ran = await imported(file);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(message);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('says how to get what it cannot bring itself', async () => {
    const ran = await skins('import', 'cs2', '--lib', join(folder, 'nowhere'));
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('npm install --no-save @ianlucas/cs2-lib');
  });

  it('refuses a file that is not there, or no JSON', async () => {
    expect((await skins('import', join(folder, 'nothing.json'))).err).toBe(
      `skins: there is no file ${join(folder, 'nothing.json')}\n`,
    );
    const file = join(folder, 'text.json');
    const refusal = `skins: ${file} is neither an exported log nor a catalogue: it is no JSON`;
    writeFileSync(file, 'a secret');
    expect((await skins('import', file)).err).toBe(`${refusal}\n`);
    writeFileSync(file, '{"a": secret');
    expect((await skins('import', file)).err).not.toContain('secret');
    writeFileSync(file, '{"a"\n 1');
    expect((await skins('import', file)).err).toBe(`${refusal} (line 2 column 2)\n`);
    writeFileSync(file, '');
    expect(await skins('import', file)).toMatchObject({ code: 1, err: `${refusal}\n` });
  });
});
