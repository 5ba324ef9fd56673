import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { frozenLogs, frozenOf, golden, readLines } from '../golden/files.ts';
import { rootOf } from '../golden/schemas.ts';
import { kits } from '../kit/kits.ts';
import { ownPlayedShop } from '../samples/cli/played-shop.ts';

// A second verifier, written from docs/auditing.md alone, agrees with the shop's own about logs of all editions.

const VERIFIER = fileURLToPath(new URL('verify.py', import.meta.url));

function whyMissing(): string | undefined {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'python3 is not installed';
  }
}
const missing = whyMissing();
if (missing !== undefined) console.warn(`The verifier in Python is skipped: ${missing}.`);

function verified(...files: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('python3', [VERIFIER, ...files], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return { status, lines: stdout.trimEnd().split('\n') };
}

describe.skipIf(missing !== undefined)('the verifier in Python', () => {
  it('accepts the frozen logs of all editions, with the roots that the shop computes', () => {
    const files = [
      golden('log.jsonl'),
      ...kits.flatMap(({ slice: { name } }) => frozenLogs(name).map((log) => frozenOf(name, log))),
    ];
    const { status, lines } = verified(...files.map((file) => fileURLToPath(file)));
    expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
    for (const [n, file] of files.entries()) expect(lines[n]).toContain(`root ${rootOf(readLines(file))}`);
    expect(status).toBe(0);
  });

  it('refuses the forged log', () => {
    const { status, lines } = verified(fileURLToPath(golden('forged-log.jsonl')));
    expect(status).toBe(1);
    expect(lines[0]).toContain("item: expected ['glock-common'], found ['knife-best']");
  });
});

describe.skipIf(missing !== undefined)('the verifier in Python, of an export', () => {
  const { folder, skins } = ownPlayedShop();

  async function exported(): Promise<{ file: string; lines: readonly string[] }> {
    const file = join(folder(), 'export.jsonl');
    await skins('export', '--out', file);
    return { file, lines: readFileSync(file, 'utf8').trimEnd().split('\n') };
  }
  function refused(lines: readonly string[]): string {
    const file = join(folder(), 'changed.jsonl');
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
    const found = verified(file);
    return found.status === 0 ? 'accepted' : (found.lines[0] ?? '');
  }

  it('accepts records, marks, key and checkpoints', async () => {
    const { file } = await exported();
    const { status, lines } = verified(file);
    expect(lines[0]).toMatch(/^✓ .* (\d+) of \1 commands say what was asked, [1-9]/);
    expect(status).toBe(0);
  });

  it('refuses one record, hash, mark or signature that was changed', async () => {
    const { lines } = await exported();
    const first = lines.findIndex((line) => line.includes('"type":"PlayerRegistered"'));
    const other = (at: number, from: RegExp, to: string) =>
      lines.with(at, (lines[at] ?? '').replace(from, to));
    const markAt = lines.findIndex((line) => line.startsWith('{"command":{"stream":"player-'));
    const noteAt = lines.length - 1;
    expect(refused(other(first, /"input":"[0-9a-f]{64}"/, `"input":"${'a'.repeat(64)}"`))).toContain('input');
    expect(refused(other(first, /,"input":"[0-9a-f]{64}"/, ''))).toContain('input');
    expect(refused(other(markAt, /"inputHash":"[0-9a-f]{64}"/, `"inputHash":"${'0'.repeat(64)}"`))).toContain(
      'input-hash',
    );
    expect(refused(other(0, /"input":"[0-9a-f]{8}/, '"input":"00000000'))).toContain('input-hash');
    expect(refused(lines.toSpliced(first, 1))).toMatch(/version|command-mark/);
    expect(refused(other(noteAt, /(\\n[0-9]+\\n)./, '$1z'))).toMatch(/checkpoint|rror/);
    const unmarked = lines.filter((line) => !line.startsWith('{"command"'));
    expect(refused(unmarked)).toBe('accepted');
    const at = unmarked.findIndex((line) => line.includes('"type":"EditionOpened"'));
    const hash = (unmarked[at] ?? '').replace(/"input":"[0-9a-f]{8}/, '"input":"00000000');
    expect(refused(unmarked.with(at, hash))).toContain('checkpoint-root');
  });
});

it('imports the standard library alone', () => {
  const source = readFileSync(VERIFIER, 'utf8');
  const imported = [...source.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name);
  expect(imported).toEqual(['base64', 'fractions', 'hashlib', 'hmac', 'json', 'sys']);
});
