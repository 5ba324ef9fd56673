import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { overwritePages, ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';
import { type Ran, shellIn } from '../../../test/samples/cli/recorded-terminal.ts';

const { folder, at, skins } = ownPlayedShop();
const json = ({ out }: Ran) => JSON.parse(out);

describe('a shop with unreadable read models', () => {
  const says = () => `${at('read-models.sqlite')} cannot be read: file is not a database`;

  beforeEach(() => writeFileSync(at('read-models.sqlite'), 'garbage\n'));

  it('verifies its log, and reports that the checkpoints were not checked', async () => {
    const { code, out } = await skins('verify');
    expect(code).toBe(0);
    expect(out).toContain(`The checkpoints were not checked: ${says()}`);
    expect(json(await skins('verify', '--json'))).toMatchObject({
      verified: true,
      checkpoints: 0,
      unreadable: says(),
    });
  });

  it('exports its log with a checkpoint signed now', async () => {
    const file = join(folder(), 'export.jsonl');
    const { code, err } = await skins('export', '--out', file);
    expect([code, err]).toEqual([
      0,
      `The stored checkpoints were not compared with this export: ${says()}.\n`,
    ]);
    expect(json(await skins('verify', file, '--json'))).toMatchObject({ verified: true, checkpoints: 1 });
  });
});

const commandOf = (line: string | undefined): unknown => JSON.parse(line ?? '{}').command;

describe('a shop with a damaged log', () => {
  it('reports the damaged file, and up to which record it can be read', async () => {
    const record = '"version":101,';
    const { out } = await skins('export', '--no-commands', '--out', '-');
    const lines = out.split('\n');
    const spoilt = lines.findIndex((line) => line.includes(record));
    overwritePages(at('log.sqlite'), 1, record);
    const ran = await skins('verify', '--json');
    expect(ran.code).toBe(1);
    const { size, findings } = json(ran);
    // The last record before the damaged command's batch.
    expect(size).toBeLessThan(spoilt);
    expect(commandOf(lines[size])).toBe(commandOf(lines[spoilt]));
    expect(commandOf(lines[size - 1])).not.toBe(commandOf(lines[spoilt]));
    expect(findings).toEqual([
      expect.objectContaining({
        rule: 'damaged-store',
        found: expect.stringContaining(at('log.sqlite')),
        position: size + 1,
      }),
    ]);
  });

  it('reports the file if nothing of it can be read', async () => {
    writeFileSync(at('log.sqlite'), 'garbage\n');
    for (const command of [['verify'], ['export', '--out', '-'], ['replay']])
      expect(await skins(...command)).toMatchObject({
        code: 1,
        err: `skins: ${at('log.sqlite')} cannot be read: file is not a database\n`,
      });
  });
});

describe('a shop under another master secret', () => {
  it.each<[string, NodeJS.ProcessEnv]>([
    ['master.secret', {}],
    ['SKINS_MASTER_SECRET', { SKINS_MASTER_SECRET: 'b'.repeat(64) }],
  ])('neither verifies nor exports with the key of %s', async (source, environment) => {
    if (source === 'master.secret') writeFileSync(at(source), 'a'.repeat(64));
    for (const command of [['verify'], ['export', '--out', join(folder(), 'export.jsonl')]]) {
      const { code, out, err } = await shellIn(folder(), environment)(...command);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(`${source} does not hold the master secret of this log`);
    }
  });

  it('verifies without any secret, as an auditor does', async () => {
    rmSync(at('master.secret'));
    expect(json(await skins('verify', '--json'))).toMatchObject({ verified: true, key: null });
  });
});
