import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../../../api/src/slices/operators/second-factor.ts';
import { type Ran, shellIn, temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';

const demo = fileURLToPath(new URL('../../../fixtures/catalogue.json', import.meta.url));

let folder: string;
let skins: (...args: string[]) => Promise<Ran>;

beforeEach(() => {
  folder = temporaryFolder();
  skins = shellIn(folder);
});

describe('skins import of a catalogue', () => {
  const content = () => JSON.parse(readFileSync(demo, 'utf8'));
  const imported = (catalogue: unknown) => {
    const file = join(folder, 'catalogue.json');
    writeFileSync(file, JSON.stringify(catalogue));
    return skins('import', file, '--json');
  };

  it('imports a catalogue once', async () => {
    const first = JSON.parse((await imported(content())).out);
    expect(first.published).toBe(content().boxes.length);
    expect(JSON.parse((await imported(content())).out)).toEqual({ listed: 0, published: 0 });
    expect((await skins('verify')).code).toBe(0);
  });

  it('publishes a new version of a box whose price changed', async () => {
    const changed = content();
    await imported(changed);
    changed.boxes[3].price = '12.34';
    expect(JSON.parse((await imported(changed)).out)).toEqual({ listed: 0, published: 1 });
  });

  it('proposes in the name of an operator who proves it, and of nobody else', async () => {
    await imported(content());
    const added = JSON.parse((await skins('operator', 'add', 'ada', '--role', 'owner', '--json')).out);
    const changed = content();
    changed.skins[0].name.en += ' II';
    const file = join(folder, 'changed.json');
    writeFileSync(file, JSON.stringify(changed));
    const proposed = (...lines: string[]) =>
      shellIn(folder, {}, `${lines.join('\n')}\n`)('import', file, '--operator', 'ada', '--json');

    for (const lines of [['a guess'], [added.password]]) {
      const { code, err } = await proposed(...lines);
      expect([code, err]).toEqual([1, expect.stringContaining('the password or the code is wrong')]);
    }
    const { code, out, err } = await proposed(added.password, totpCode(added.totpSecret, Date.now()));
    expect(err).toBe('');
    expect([code, JSON.parse(out)]).toEqual([0, { proposalId: expect.any(String), touched: [] }]);
  });

  type Spoil = (file: ReturnType<typeof content>) => void;

  it.each<[string, Spoil, RegExp]>([
    ['another format', (file) => (file.format = 'skins-catalogue/2'), /^ {2}\/format: expected skins-cat/m],
    [
      'a box twice',
      (file) => file.boxes.push({ ...file.boxes[30], number: 99, price: '1.00' }),
      /as in \/boxes\/30\/id$/m,
    ],
    [
      'a number twice',
      (file) => (file.boxes[30].number = file.boxes[0].number),
      /as in \/boxes\/0\/number$/m,
    ],
    [
      'a name without pipe',
      (file) => (file.skins[0].name.en = 'No pipe'),
      /\/skins\/0\/name\/en .*"No pipe"$/m,
    ],
    ['an image from elsewhere', (file) => (file.skins[0].image = 'https://x.org/x.png'), /absolute path/],
    ['a box for nothing', (file) => (file.boxes[30].price = '0'), /\/boxes\/30\/price \(box \w+\): .* "0"$/m],
    [
      'odds that do not sum to 1',
      (file) => (file.boxes[30].items[0].probability = '0.5'),
      /sum to exactly 1, found 1\.\d+$/m,
    ],
  ])('refuses %s, and leaves no trace', async (_what, spoil, said) => {
    const file = content();
    spoil(file);
    const ran = await imported(file);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(said);
    expect(JSON.parse(ran.out).faults).toHaveLength(1);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('lists twenty faults, and counts the rest', async () => {
    const file = content();
    for (const box of file.boxes.slice(0, 25)) box.price = '0';
    const ran = await imported(file);

    expect(ran.err.split('\n')).toHaveLength(23);
    expect(ran.err).toContain('\n  and 5 more\n');
    const { faults, more } = JSON.parse(ran.out);
    expect(faults).toHaveLength(20);
    expect(more).toBe(5);
    expect(faults[3]).toEqual({
      place: '/boxes/3/price',
      entry: `box ${file.boxes[3].id}`,
      expected: 'gems as a decimal text, above 0, at most 1000000000, with at most 4 places',
      found: '"0"',
    });
  });

  it('changes nothing if another box of the shop has the number', async () => {
    await imported(content());
    const file = content();
    file.boxes[3].id = 'a-new-one';
    file.skins[0].price = '1.00';
    const ran = await imported(file);

    expect(ran.code).toBe(1);
    expect(ran.err).toContain('(box a-new-one): expected a number that no other box of the shop has');
    expect(JSON.parse((await imported(content())).out)).toEqual({ listed: 0, published: 0 });
  });

  it('reports the same fault if the file’s boxes are simulated', async () => {
    const file = content();
    file.boxes[0].price = '0';
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(file));
    const ran = await skins(
      'simulate',
      '--all',
      '--opens',
      '1',
      '--catalogue',
      join(folder, 'catalogue.json'),
    );

    expect(ran.code).toBe(1);
    expect(ran.err).toContain('/boxes/0/price');
  });

  it('says how to install the missing package', async () => {
    const ran = await skins('import', 'cs2', '--lib', join(folder, 'nowhere'));
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('npm install --no-save @ianlucas/cs2-lib');
  });

  it('refuses a file that is missing or not JSON', async () => {
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
