import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MasterSecret, nativeSha256 } from '@skins/api/foundation/secrets';
import { checkpointSigner, nativeTreeHash } from '@skins/api/foundation/transparency';
import { canonicalJson } from '@skins/engine/kernel';
import { keyText, merkleTree, signCheckpoint } from '@skins/engine/transparency';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Mark, isMarkLine, markLine, readMark } from '../log/mark-lines.ts';
import { ownPlayedShop } from '../../../test/samples/cli/played-shop.ts';
import { writeOther } from '../../../test/samples/cli/other-shop.ts';

// Forgeries that an operator with all keys could write into an export; each is signed again.

const { folder, at, skins } = ownPlayedShop();
let lines: readonly string[];

beforeEach(async () => {
  await skins('export', '--out', join(folder(), 'export.jsonl'));
  lines = readFileSync(join(folder(), 'export.jsonl'), 'utf8').trimEnd().split('\n');
});

const isEvidence = (line: string): boolean => line.startsWith('{"key"') || line.startsWith('{"checkpoint"');
const body = () => lines.filter((line) => !isEvidence(line));
const marks = (): Mark[] => body().flatMap((line) => readMark(line) ?? []);
const markOf = (stream: string): Mark =>
  marks().find((mark) => mark.stream.startsWith(stream) && mark.count > 0) ?? expect.unreachable();

/** Returns evidence as the shop itself would sign it. */
function evidenceOver(forged: readonly string[]): string[] {
  const { key, sign } = checkpointSigner(new MasterSecret(readFileSync(at('master.secret'), 'utf8').trim()));
  const tree = merkleTree(undefined, nativeTreeHash);
  for (const line of forged) if (!isMarkLine(line)) tree.append(line);
  const checkpoint = signCheckpoint({ size: tree.size, root: tree.root() }, key, sign);
  return [JSON.stringify({ key: keyText(key) }), JSON.stringify({ checkpoint })];
}

async function findingsIn(forged: readonly string[], evidence = evidenceOver(forged)) {
  const file = join(folder(), 'forged.jsonl');
  writeFileSync(file, [...forged, ...evidence].map((line) => `${line}\n`).join(''));
  const { code, out } = await skins('verify', file, '--no-memory', '--json');
  const { findings }: { findings: readonly { rule: string }[] } = JSON.parse(out);
  expect(code).toBe(findings.length === 0 ? 0 : 1);
  return findings;
}

/** Returns the lines with another mark inserted after a mark. */
const withMark = (behind: Mark, more: Mark): string[] =>
  body().flatMap((line) => (line === markLine(behind) ? [line, markLine(more)] : [line]));
const replaced = (mark: Mark, change: Partial<Mark>): string[] =>
  body().map((line) => (line === markLine(mark) ? markLine({ ...mark, ...change }) : line));

describe('an export that was signed again', () => {
  it('is accepted if unchanged', async () => {
    expect(await findingsIn(body())).toEqual([]);
  });

  it('is refused with two marks of one command, refused or not', async () => {
    const mark = markOf('player-');
    const refused: Mark = { ...mark, id: 'late', firstVersion: 4, count: 0, refusal: '{"code":"x"}' };
    expect(await findingsIn(withMark(mark, refused))).toEqual([]);
    const used = withMark(mark, { ...refused, id: mark.id });
    expect(await findingsIn(used)).toEqual([
      expect.objectContaining({ rule: 'marked-twice', position: mark.position }),
    ]);
    const twice = withMark(mark, refused).flatMap((line) =>
      line === markLine(refused) ? [line, line] : [line],
    );
    expect(await findingsIn(twice)).toEqual([
      expect.objectContaining({ rule: 'marked-twice', position: mark.position }),
    ]);
  });

  it('is refused with a wrong input hash, if the events determine the input', async () => {
    for (const stream of ['player-', 'login-']) {
      const mark = markOf(stream);
      expect(await findingsIn(replaced(mark, { inputHash: 'a'.repeat(64) }))).toEqual([
        expect.objectContaining({ rule: 'input-hash', position: mark.position }),
      ]);
    }
    // Recomputed from docs/events.md alone.
    const { stream, inputHash } = markOf('player-');
    const input = { playerId: stream.slice('player-'.length) };
    expect(inputHash).toBe(nativeSha256(canonicalJson({ command: 'register-player', input })));
  });

  it.each<[string, (key: string, checkpoint: string) => string[]]>([
    ['a member twice', (key, checkpoint) => [key, checkpoint.replace('{', '{"checkpoint":"other",')]],
    ['an unknown member', (key, checkpoint) => [key, checkpoint.replace(/}$/, ',"time":1}')]],
    ['a blank in it', (key, checkpoint) => [key, checkpoint.replace('":', '": ')]],
  ])('is refused with a line of evidence with %s', async (_what, spoilt) => {
    const [key = '', checkpoint = ''] = evidenceOver(body());
    const lineFound = spoilt(key, checkpoint);
    expect(lineFound).not.toEqual([key, checkpoint]);
    const found = await findingsIn(body(), lineFound);
    expect(found.map(({ rule }) => rule)).toContain(
      lineFound[1]?.startsWith('{"checkpoint":"') ? 'evidence-line' : 'line-order',
    );
  });

  it('is refused unless its one key comes first', async () => {
    const [key = '', checkpoint = ''] = evidenceOver(body());
    for (const evidence of [
      [key, key, checkpoint],
      [checkpoint, key],
      [key, checkpoint, key],
    ])
      expect(await findingsIn(body(), evidence)).toEqual([
        expect.objectContaining({ rule: 'evidence-line' }),
      ]);
  });
});

describe('the hashes of what was asked', () => {
  const ZEROS = '0'.repeat(64);
  const INPUT = /,"input":"[0-9a-f]{64}"/;
  const HASH = /"inputHash":"[0-9a-f]{64}"/;
  const rulesIn = async (...given: Parameters<typeof findingsIn>) =>
    (await findingsIn(...given)).map(({ rule }) => rule);
  /** Changes the hash in the first record of a registration, and in its mark. */
  const atRegistration = (to: string): string[] => {
    const [, stream = ''] = /^\{"stream":"(player-[^"]+)"/m.exec(body().join('\n')) ?? [];
    const { id } = markOf(stream);
    return body().map((line) => {
      if (line.startsWith(`{"stream":"${stream}","version":1,`))
        return line.replace(INPUT, to === '' ? '' : `,"input":"${to}"`);
      return line.startsWith(`{"command":{"stream":"${stream}","id":"${id}"`)
        ? line.replace(HASH, `"inputHash":"${to === '' ? ZEROS : to}"`)
        : line;
    });
  };

  it('are in the records, so that an export without marks has them too', async () => {
    const bare = body().filter((line) => !isMarkLine(line));
    expect(await rulesIn(bare)).toEqual([]);
    const { out } = await skins('verify', at('../forged.jsonl'), '--no-memory');
    const { commands } = JSON.parse(
      (await skins('verify', at('../forged.jsonl'), '--no-memory', '--json')).out,
    ).summary;
    expect(out).toContain(`${commands} of ${commands} commands say what was asked`);
    expect(out).not.toContain('No signature covers');
  });

  it('cannot be replaced in the marks alone', async () => {
    const changed = body().map((line) => line.replace(HASH, `"inputHash":"${ZEROS}"`));
    expect(await rulesIn(changed)).toEqual(['input-hash']);
  });

  it('cannot be replaced in records under the old checkpoints', async () => {
    const found = await rulesIn(atRegistration('a'.repeat(64)), lines.filter(isEvidence));
    expect(found).toContain('input');
    const [first = ''] = body();
    const other = body().with(0, first.replace(INPUT, `,"input":"${'a'.repeat(64)}"`));
    expect(
      await rulesIn(
        other.filter((line) => !isMarkLine(line)),
        lines.filter(isEvidence),
      ),
    ).toContain('checkpoint-root');
  });

  it('cannot be left out, nor replaced where the events tell the input, under new signatures', async () => {
    expect(await rulesIn(atRegistration(''))).toEqual(['input']);
    expect(await rulesIn(atRegistration(ZEROS))).toEqual(['input']);
    expect(await rulesIn(atRegistration('a'.repeat(64)))).toEqual(['input']);
    expect(await rulesIn(body().map((line) => line.replace(INPUT, '')))).toContain('input');
  });

  it('stand in the first record of a command alone', async () => {
    const granted = body().findIndex((line) => !INPUT.test(line) && line.startsWith('{"stream"'));
    const line = (body()[granted] ?? '').replace(',"data":', `,"input":"${'a'.repeat(64)}","data":`);
    expect(await rulesIn(body().with(granted, line))).toContain('input');
  });

  it('come through an import byte for byte', async () => {
    const target = join(folder(), 'again');
    expect((await skins('import', join(folder(), 'export.jsonl'), '--data', target)).code).toBe(0);
    await skins('export', '--data', target, '--out', join(folder(), 'again.jsonl'));
    const again = readFileSync(join(folder(), 'again.jsonl'), 'utf8').trimEnd().split('\n');
    expect(again.filter((line) => !isEvidence(line))).toEqual(body());
    const { code, out } = await skins('verify', '--data', target, '--no-memory');
    expect(code).toBe(0);
    expect(out).toMatch(/^✓ .* commands say what was asked/);
  });
});

describe('a folder with another log than before', () => {
  it('is reported in the first line, with exit code 1', async () => {
    expect((await skins('verify')).code).toBe(0);
    await writeOther(at(''));
    const ran = await skins('verify');
    expect(ran.code).toBe(1);
    expect(ran.out.split('\n', 1)[0]).toMatch(/^! Another log than those that were verified before/);
    expect(ran.out).toContain('another-log');
    expect((await skins('verify', '--no-memory')).code).toBe(0);
  });
});
