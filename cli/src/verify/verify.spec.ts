import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { RECORD_BYTES_MAX } from '@skins/api/foundation/store';
import { type CheckpointSigner, checkpointSigner, nativeTreeHash } from '@skins/api/foundation/transparency';
import { keyText, merkleTree, signCheckpoint } from '@skins/engine/transparency';
import { beforeEach, describe, expect, it } from 'vitest';
import { evidenceLines } from '../log/evidence-lines.ts';
import { type Ran, shellIn, temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';

const golden = (name: string) => fileURLToPath(new URL(`../../../test/golden/${name}`, import.meta.url));
const log = readFileSync(golden('log.jsonl'), 'utf8').trimEnd().split('\n');
const signerOf = (digit: string) => checkpointSigner(new MasterSecret(digit.repeat(64)));
const signer = signerOf('a');

/** Returns a checkpoint over the first `size` records of a log. */
function checkpoint(records: readonly string[], size: number, by: CheckpointSigner): string {
  const tree = merkleTree(undefined, nativeTreeHash);
  for (const record of records.slice(0, size)) tree.append(record);
  return signCheckpoint({ size, root: tree.root() }, by.key, by.sign);
}

let folder: string;
let skins: (...args: string[]) => Promise<Ran>;

interface Evidence {
  readonly by?: CheckpointSigner;
  /** sizes of the checkpoints, in records */
  readonly sizes?: readonly number[];
  readonly checkpoints?: readonly string[];
  /** false: omit the line with the key */
  readonly named?: false;
}

/** Writes an export of records with checkpoints over them, unless others are given. */
function exported(records: readonly string[], evidenceOf: Evidence = {}): string {
  const { by = signer, sizes, checkpoints, named } = evidenceOf;
  const file = join(folder, 'export.jsonl');
  const signed = (sizes ?? [100, records.length]).map((size) => checkpoint(records, size, by));
  const key = named === false ? undefined : keyText(by.key);
  const evidence = evidenceLines({ key, checkpoints: checkpoints ?? signed });
  writeFileSync(file, [...records, ...evidence].map((line) => `${line}\n`).join(''));
  return file;
}

const finding = ({ out }: Ran): unknown => JSON.parse(out).findings[0];

beforeEach(() => {
  folder = temporaryFolder();
  skins = shellIn(folder);
});

describe('skins verify', () => {
  it('accepts a log that keeps every rule, and remembers it, readable by its owner only', async () => {
    const file = exported(log);
    const first = await skins('verify', file, '--json');
    expect(first.code).toBe(0);
    expect(JSON.parse(first.out)).toMatchObject({
      verified: true,
      size: log.length,
      checkpoints: 2,
      key: keyText(signer.key),
      lastSeen: null,
      findings: [],
    });
    expect(statSync(join(folder, 'state.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse((await skins('verify', file, '--json')).out).lastSeen).toMatch(/^20/);
  });

  it('prints the log’s totals as text', async () => {
    const { code, out } = await skins('verify', exported(log));
    expect(code).toBe(0);
    expect(out).toMatch(/^! .*every record keeps every rule, but only 0 of 70 commands say what was asked/);
    expect(out).toContain('70 commands have no mark, or an unknown one');
    expect(out).toMatch(/opens +295/);
    expect(out).toMatch(/gems minted +5000000/);
  });

  it('reports the first divergence exactly', async () => {
    const ran = await skins('verify', golden('forged-log.jsonl'), '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({
      position: 231,
      stream: 'player-cb6faa50f2fd472f',
      version: 25,
      rule: 'item',
      expected: 'glock-common',
      found: 'knife-best',
    });
    const { out } = await skins('verify', golden('forged-log.jsonl'));
    expect(out).toContain('position 231, stream player-cb6faa50f2fd472f, version 25');
  });

  it('stops reading a line that is longer than any record', async () => {
    const ran = await skins(
      'verify',
      exported(log.with(400, 'x'.repeat(RECORD_BYTES_MAX + 100_000))),
      '--json',
    );
    expect(ran.code).toBe(1);
    const tooLong = { rule: 'record', position: 401, found: 'a longer line' };
    expect(JSON.parse(ran.out).findings).toContainEqual(expect.objectContaining(tooLong));
  });

  it('detects a change by a checkpoint that breaks no rule', async () => {
    const checkpoints = [checkpoint(log, 5, signer), checkpoint(log, 20, signer)];
    const changed = log.with(6, (log[6] ?? '').replace('operator:ada', 'operator:eve'));
    expect(changed).not.toEqual(log);
    const ran = await skins('verify', exported(changed, { checkpoints }), '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({ rule: 'checkpoint-root', position: 20 });
  });

  it('reads many checkpoints in any order', async () => {
    // More than a block of the file, so that a block ends inside one.
    const sizes = log.map((_, n) => n + 1);
    for (const order of [sizes, sizes.toReversed()]) {
      const ran = await skins('verify', exported(log, { sizes: order }), '--json');
      expect(JSON.parse(ran.out)).toMatchObject({
        verified: true,
        checkpoints: log.length,
        signed: log.length,
      });
    }
    const changed = log.with(6, (log[6] ?? '').replace('operator:ada', 'operator:eve'));
    const checkpoints = sizes.toReversed().map((size) => checkpoint(log, size, signer));
    const ran = await skins('verify', exported(changed, { checkpoints }), '--no-memory', '--json');
    const found = JSON.parse(ran.out).findings.map(({ position }: { position: number }) => position);
    expect(found).toEqual(sizes.slice(6));
  });

  it('reports a checkpoint over more records than there are', async () => {
    const checkpoints = [checkpoint(log, log.length, signer)];
    const ran = await skins('verify', exported(log.slice(0, 7), { checkpoints }), '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({ rule: 'checkpoint-size', position: 7 });
  });

  it('reports a checkpoint that another key signed', async () => {
    const checkpoints = [checkpoint(log, 100, { key: signer.key, sign: signerOf('b').sign })];
    const ran = await skins('verify', exported(log, { checkpoints }), '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({ rule: 'checkpoint-signature', position: 100 });
  });

  it('accepts no log of an older edition than --edition names', async () => {
    expect((await skins('verify', exported(log), '--edition', '1')).code).toBe(0);
    const ran = await skins('verify', exported(log), '--edition', '3', '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({
      rule: 'old-edition',
      expected: 'edition 3 or later',
      found: 'edition 1',
    });
    for (const wrong of ['0', 'x', '999', '1.5']) {
      const { code, err } = await skins('verify', exported(log), '--edition', wrong);
      expect(code).toBe(2);
      expect(err).toContain('--edition is a number from 1');
    }
  });

  it('names no position beyond the log’s end', async () => {
    const torn = log.findLastIndex((record) => record.includes('"type":"BoxOpened"')) + 1;
    for (const [size, sizes] of [
      [torn, [torn]],
      [7, [7, log.length]],
    ] as const) {
      const checkpoints = sizes.map((one) => checkpoint(log, one, signer));
      const ran = await skins(
        'verify',
        exported(log.slice(0, size), { checkpoints }),
        '--no-memory',
        '--json',
      );
      expect(ran.code).toBe(1);
      for (const { position } of JSON.parse(ran.out).findings)
        expect(position ?? 0).toBeLessThanOrEqual(size);
    }
  });

  it('checks the checkpoints against the given key', async () => {
    const other = keyText(signerOf('b').key);
    expect((await skins('verify', exported(log), '--key', keyText(signer.key))).code).toBe(0);
    const ran = await skins('verify', exported(log), '--json', '--no-memory', '--key', other);
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({ rule: 'checkpoint-format' });
  });

  it('reports a tail that was cut since the last verification', async () => {
    await skins('verify', exported(log));
    const ran = await skins('verify', exported(log.slice(0, 7), { sizes: [5, 7] }), '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({ rule: 'cut-tail', position: 7 });
  });

  it('reports a cut tail even without evidence, and keeps its memory', async () => {
    await skins('verify', exported(log));
    const remembered = readFileSync(join(folder, 'state.json'), 'utf8');
    const bare = { named: false, checkpoints: [] } as const;
    for (let time = 1; time <= 2; time += 1) {
      const ran = await skins('verify', exported(log.slice(0, 7), bare), '--unsigned', '--json');
      expect(ran.code).toBe(1);
      expect(finding(ran)).toMatchObject({ rule: 'cut-tail', position: 7 });
    }
    const changed = log.with(6, (log[6] ?? '').replace('operator:ada', 'operator:eve'));
    const ran = await skins('verify', exported(changed, bare), '--unsigned', '--json');
    expect(finding(ran)).toMatchObject({ rule: 'second-history', position: 100 });
    expect(readFileSync(join(folder, 'state.json'), 'utf8')).toBe(remembered);
    expect((await skins('verify', exported(log, bare), '--unsigned')).code).toBe(0);
    expect(readFileSync(join(folder, 'state.json'), 'utf8')).toContain(JSON.stringify(keyText(signer.key)));
  });

  it.each<[string, Evidence, object]>([
    ['no key', { named: false }, { rule: 'unsigned', found: 'no key' }],
    ['no checkpoint', { checkpoints: [] }, { rule: 'unsigned', found: 'no checkpoint' }],
    ['a checkpoint over less', { sizes: [100] }, { rule: 'unsigned-tail', position: 101 }],
  ])('reports an export that ends with %s, except with --unsigned', async (_what, evidence, found) => {
    const ran = await skins('verify', exported(log, evidence), '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject(found);
    expect((await skins('verify', exported(log, evidence), '--unsigned')).code).toBe(0);
  });

  it('reports how many events of an unsigned log no checkpoint covers', async () => {
    const { out } = await skins('verify', exported(log, { sizes: [450] }), '--unsigned');
    expect(out).toContain('No checkpoint is over the last 8 events');
  });

  it('refuses an export without events', async () => {
    const file = exported([], { checkpoints: [] });
    for (const option of ['--json', '--unsigned'])
      expect(await skins('verify', file, option)).toMatchObject({
        code: 1,
        err: `skins: ${file} holds no events\n`,
      });
    writeFileSync(file, '');
    expect((await skins('verify', file, '--unsigned')).code).toBe(1);
  });

  it('reports a second history since the last verification', async () => {
    await skins('verify', exported(log));
    const second = log.map((record) => record.replace('operator:ada', 'operator:eve'));
    const ran = await skins('verify', exported(second), '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({ rule: 'second-history', position: 100 });
    expect((await skins('verify', exported(second), '--no-memory')).code).toBe(0);
  });

  it('reports a key that changed since the last verification', async () => {
    await skins('verify', exported(log));
    const ran = await skins('verify', exported(log, { by: signerOf('b') }), '--json');
    expect(ran.code).toBe(1);
    expect(finding(ran)).toMatchObject({ rule: 'changed-key', found: keyText(signerOf('b').key) });
  });

  it('does not remember a log with findings', async () => {
    await skins('verify', golden('forged-log.jsonl'));
    expect(() => statSync(join(folder, 'state.json'))).toThrow('ENOENT');
  });

  it('refuses files that are not logs', async () => {
    const file = join(folder, 'export.jsonl');
    writeFileSync(file, Uint8Array.of(0xff, 0xfe, 0x0a));
    expect(await skins('verify', file)).toMatchObject({ code: 1, err: `skins: ${file} is no UTF-8 text\n` });
    expect((await skins('verify', join(folder, 'nothing'))).err).toBe(
      `skins: there is no file ${join(folder, 'nothing')}\n`,
    );
    expect((await skins('verify')).err).toContain('there is no shop in');
    writeFileSync(file, 'a line\n');
    expect(finding(await skins('verify', file, '--json'))).toMatchObject({ rule: 'record', position: 1 });
  });
});

describe('skins verify of one result', () => {
  /** Example from docs/fairness.md, section 6. */
  const serverSeed = 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6';
  const seeds = ['--user-seed', 'Nanshan7', '--server-seed', serverSeed];

  it('recomputes it step by step', async () => {
    const { code, out } = await skins('verify', ...seeds);
    expect(code).toBe(0);
    expect(out).toContain('f2465cb5f65c5865c17ea239b76e4b2468d6ea2c266c0aa4dc1e515b26374108');
    expect(out).toMatch(/N +15877724/);
    expect(out).toMatch(/number +0\.946386/);
  });

  it('compares the commitment', async () => {
    const { out } = await skins('verify', ...seeds, '--json');
    const { commitment } = JSON.parse(out);
    expect((await skins('verify', ...seeds, '--server-hash', commitment)).code).toBe(0);
    const other = await skins('verify', ...seeds, '--server-hash', '0'.repeat(64));
    expect(other.code).toBe(1);
    expect(other.out).toContain('NO');
  });

  it('draws from a box version', async () => {
    const file = join(folder, 'version.json');
    writeFileSync(file, log.find((record) => record.includes('"BoxVersionPublished"')) ?? '');
    const { code, out } = await skins('verify', ...seeds, '--box-version', file, '--json');
    expect(code).toBe(0);
    const { item, versionHash } = JSON.parse(out);
    expect(item.startTicket).toBeLessThanOrEqual(15_877_724);
    expect(item.endTicket).toBeGreaterThan(15_877_724);
    expect(log.some((record) => record.includes(versionHash))).toBe(true);
    writeFileSync(file, '{"boxId":"x"}');
    expect((await skins('verify', ...seeds, '--box-version', file)).err).toContain('holds no box version');
  });

  it.each([
    [['--user-seed', 'Nanshan7']],
    [['--server-seed', serverSeed]],
    [['--server-hash', '0'.repeat(64)]],
    [['--box-version', 'version.json', '--user-seed', 'Nanshan7']],
    [['export.jsonl', ...seeds]],
    [['--user-seed', 'no seed', '--server-seed', serverSeed]],
    [['--user-seed', 'Nanshan7', '--server-seed', 'ABC']],
    [['--key', 'no key']],
    [['--no-such-option']],
  ])('refuses %j as wrong usage', async (args) => {
    expect((await skins('verify', ...args)).code).toBe(2);
  });
});
