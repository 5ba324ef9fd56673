import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { checkpointSigner, nativeTreeHash } from '@skins/api/foundation/transparency';
import { EDITION } from '@skins/engine/editions';
import { INPUT_EDITION } from '@skins/engine/kernel';
import { keyText, merkleTree, noteKey, signCheckpoint } from '@skins/engine/transparency';
import { beforeEach, describe, expect, it } from 'vitest';
import { evidenceLines } from '../log/evidence-lines.ts';
import { type Mark, markLine } from '../log/mark-lines.ts';
import { GOLDEN_RECORDS } from '../../../test/samples/cli/golden-log.ts';
import { type Ran, shellIn, temporaryFolder } from '../../../test/samples/cli/recorded-terminal.ts';

const log = GOLDEN_RECORDS;
const { key, sign } = checkpointSigner(new MasterSecret('a'.repeat(64)));

function checkpoint(records: readonly string[]): string {
  const tree = merkleTree(undefined, nativeTreeHash);
  for (const record of records) tree.append(record);
  return signCheckpoint({ size: tree.size, root: tree.root() }, key, sign);
}

/** @param earlier sizes of earlier checkpoints, in records */
const evidence = (records: readonly string[], earlier: readonly number[] = []): string[] => {
  const checkpoints = [...earlier.map((size) => checkpoint(records.slice(0, size))), checkpoint(records)];
  return Array.from(evidenceLines({ key: keyText(key), checkpoints }));
};

let folder: string;
let skins: (...args: string[]) => Promise<Ran>;

function file(lines: readonly string[], end = '\n'): string {
  const path = join(folder, 'export.jsonl');
  writeFileSync(path, lines.map((line) => line + end).join(''));
  return path;
}

/** Returns an export of the log's first events. */
const exportOf = (size: number, earlier: readonly number[] = []) =>
  file([...log.slice(0, size), ...evidence(log.slice(0, size), earlier)]);
const findings = ({ out }: Ran) => JSON.parse(out).findings;

beforeEach(() => {
  folder = temporaryFolder();
  skins = shellIn(folder);
});

describe('skins verify of an older export', () => {
  const commandEnds = (position: number) => {
    const commandOf = (record: string | undefined) => record && JSON.parse(record).command;
    return commandOf(log[position - 1]) !== commandOf(log[position]);
  };
  const older = Array.from({ length: log.length - 10 }, (_, n) => n + 1).findLast(commandEnds) ?? 0;

  beforeEach(async () => {
    expect((await skins('verify', exportOf(log.length, [100, older]))).code).toBe(0);
  });

  it('reports it as cut, and names the flag that accepts it', async () => {
    const ran = await skins('verify', exportOf(older));
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/cut-tail: .*--archive accepts an older export/);
    expect(ran.out).toContain(`expected  ${log.length} records`);
  });

  it('accepts it with --archive, and reports the later head', async () => {
    const ran = await skins('verify', exportOf(older), '--archive', '--json');
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.out)).toMatchObject({ size: older, later: { size: log.length, compared: older } });
    const { out } = await skins('verify', exportOf(older), '--archive');
    expect(out).toContain(`the log had ${log.length} events`);
  });

  it('reports a fork despite --archive, even if the log’s own key signed it', async () => {
    // One fork ends at a size for which the newer log has a checkpoint. The other ends between two, so its last part cannot be proven.
    const forkOf = (size: number) =>
      log.slice(0, size).map((record) => record.replace('operator:ada', 'operator:eve'));
    const fork = forkOf(older);
    const ran = await skins('verify', file([...fork, ...evidence(fork)]), '--archive', '--json');
    expect(ran.code).toBe(1);
    expect(findings(ran)[0]).toMatchObject({ rule: 'second-history', position: 100 });
    const late = log.slice(0, older - 12);
    const unproven = await skins('verify', file([...late, ...evidence(late)]), '--archive', '--json');
    expect(unproven.code).toBe(1);
    expect(findings(unproven)).toContainEqual(
      expect.objectContaining({ rule: 'unproven-archive', position: 101 }),
    );
  });

  it('remembers it along with the newer log, and compares each with the other', async () => {
    await skins('verify', exportOf(older), '--archive');
    const again = await skins('verify', exportOf(older), '--archive', '--json');
    expect(JSON.parse(again.out).later.compared).toBe(older);
    const newer = await skins('verify', exportOf(log.length), '--json');
    expect(JSON.parse(newer.out)).toMatchObject({ verified: true, later: null });
    const changed = log.with(6, (log[6] ?? '').replace('operator:ada', 'operator:eve'));
    const second = await skins('verify', file([...changed, ...evidence(changed)]), '--json');
    expect(findings(second)).toEqual([expect.objectContaining({ rule: 'second-history', position: 100 })]);
    const archive = changed.slice(0, older);
    const forged = await skins('verify', file([...archive, ...evidence(archive)]), '--archive', '--json');
    expect(findings(forged)).toEqual([expect.objectContaining({ rule: 'second-history', position: 100 })]);
  });

  it('still checks everything up to its end', async () => {
    const unsigned = await skins('verify', file(log.slice(0, older)), '--archive', '--json');
    expect(findings(unsigned)).toEqual([expect.objectContaining({ rule: 'unsigned' })]);
    const cut = file([...log.slice(0, older), ...evidence(log)]);
    expect(findings(await skins('verify', cut, '--archive', '--json'))[0]).toMatchObject({
      rule: 'checkpoint-size',
    });
    const forged = log.slice(0, older).with(200, log[199] ?? '');
    expect((await skins('verify', file([...forged, ...evidence(forged)]), '--archive')).code).toBe(1);
  });

  it('accepts --archive only for files', async () => {
    expect((await skins('verify', '--archive')).code).toBe(2);
  });
});

describe('skins verify of a file with a misplaced line', () => {
  it.each([
    ['after the evidence', () => [...log, ...evidence(log), 'junk \u001b[2J'], log.length + 3],
    [
      'among the evidence',
      () => [...log, ...evidence(log).flatMap((line) => [line, 'junk'])],
      log.length + 2,
    ],
    ['that is an event after the evidence', () => [...log, ...evidence(log), log[0] ?? ''], log.length + 3],
  ])('reports the line %s', async (_what, lines, line) => {
    const ran = await skins('verify', file(lines()), '--json');
    expect(ran.code).toBe(1);
    expect(findings(ran)).toEqual([
      expect.objectContaining({
        rule: 'line-order',
        found: expect.stringMatching(new RegExp(`^line ${line}: (junk|{"stream")`)),
      }),
    ]);
  });

  it('escapes control characters in the key’s name and in stream names', async () => {
    const named = noteKey('skins.log/\u001b[8m\u009b2J', key.publicKey);
    await skins('verify', exportOf(log.length));
    const byKey = await skins(
      'verify',
      file([...log, JSON.stringify({ key: keyText(named) })]),
      '--unsigned',
    );
    expect(byKey.out).toContain(String.raw`skins.log/\u001b[8m\u{9b}2J`);
    const record = JSON.stringify({ ...JSON.parse(log[0] ?? ''), stream: 'odd-\u001b[2J' });
    const byStream = await skins('verify', file([record]), '--unsigned');
    expect(byStream.out).toContain(String.raw`stream odd-\u001b[2J`);
    for (const obeyed of ['\u001b', '\u009b']) expect(byKey.out + byStream.out).not.toContain(obeyed);
  });

  it('escapes invisible and control characters in a line', async () => {
    const { out } = await skins('verify', file([...log, ...evidence(log), 'junk\u001b[2J\u200b']));
    expect(out).toContain(String.raw`junk\u001b[2J\u{200b}`);
  });

  it('shows CRLF line ends', async () => {
    const { code, out } = await skins('verify', file([...log, ...evidence(log)], '\r\n'));
    expect(code).toBe(1);
    expect(out).toMatch(/found {5}.*\}\\r\n/);
    expect(out).not.toContain('\r');
  });

  it('quotes a last line that only begins like evidence', async () => {
    const { code, err } = await skins('verify', file([...log, '{"checkpoint":"cut']));
    expect(code).toBe(1);
    expect(err).toContain(String.raw`neither a key nor a checkpoint: "{\"checkpoint\":\"cut"`);
  });
});

describe('skins verify of the marks of commands', () => {
  interface Event {
    readonly stream: string;
    readonly version: number;
    readonly command: string;
  }

  /** Marks of the log's commands, as the store would have kept them. */
  const marks = log.reduce<Mark[]>((all, record, at) => {
    const { stream, version, command: id }: Event = JSON.parse(record);
    const last = all.at(-1);
    if (last?.stream === stream && last.id === id)
      return all.with(all.length - 1, { ...last, count: last.count + 1, position: at + 1 });
    const inputHash = 'e'.repeat(64);
    return [...all, { stream, id, inputHash, firstVersion: version, count: 1, position: at + 1 }];
  }, []);
  const refused: Mark = {
    stream: marks[4]?.stream ?? '',
    id: 'refused',
    inputHash: 'f'.repeat(64),
    firstVersion: 4,
    count: 0,
    position: 12,
    refusal: '{"code":"stale-version"}',
  };
  const linesWith = (some: readonly Mark[]) => [
    ...log.flatMap((record, at) => [
      record,
      ...some.filter(({ position }) => position === at + 1).map(markLine),
    ]),
    ...evidence(log),
  ];
  const verifying = (some: readonly Mark[]) =>
    skins('verify', file(linesWith(some)), '--json', '--no-memory');
  const changed = (n: number, change: Partial<Mark>) => {
    const mark = marks[n];
    if (mark === undefined) throw new Error('the log has that many commands');
    return marks.with(n, { ...mark, ...change });
  };

  it('accepts matching marks', async () => {
    const ran = await verifying([...marks.slice(0, 5), refused, ...marks.slice(5)]);
    expect(findings(ran)).toEqual([]);
    expect(JSON.parse(ran.out)).toMatchObject({ size: log.length, verified: true });
  });

  it('says how many commands say what was asked, and counts the others apart', async () => {
    const unknown = (mark: Mark) => ({ ...mark, inputHash: '0'.repeat(64) });
    const all = marks.length;
    for (const [some, first] of [
      [
        marks,
        `✓ ${join(folder, 'export.jsonl')}: every record keeps every rule, and ${all} of ${all} commands`,
      ],
      [changed(8, unknown(marks[8] ?? refused)), `but only ${all - 1} of ${all} commands say what was asked`],
      [marks.map(unknown), `but only 0 of ${all} commands say what was asked`],
      [[], `but only 0 of ${all} commands say what was asked`],
    ] as const) {
      const { code, out } = await skins('verify', file(linesWith(some)), '--no-memory');
      expect(code).toBe(0);
      expect(out.split('\n')[0]).toContain(first);
    }
    const ran = await verifying([...marks.slice(0, 5), refused, ...marks.slice(5)]);
    expect(JSON.parse(ran.out).marks).toEqual({ asked: all, carried: 0, quiet: 1 });
    const { out } = await skins(
      'verify',
      file(linesWith([...marks, refused].toSorted((a, b) => a.position - b.position))),
      '--no-memory',
    );
    expect(out).toContain('1 requests were refused');
  });

  it.each<[string, () => readonly Mark[]]>([
    ['of another command', () => changed(8, { id: 'other' })],
    ['of another stream', () => changed(8, { stream: marks[4]?.stream ?? '' })],
    ['of other versions', () => changed(8, { firstVersion: 99 })],
    ['of fewer events', () => changed(4, { count: 2 })],
    ['of more events', () => changed(4, { count: 4 })],
    // Both commands wrote one event each to the catalogue's stream.
    ['of two commands', () => changed(2, { count: 2, firstVersion: 7 }).filter((_, n) => n !== 1)],
    ['that is left out', () => marks.filter((_, n) => n !== 30)],
    ['that is left out at the end', () => marks.slice(0, -1)],
    ['that is left out for all but refused commands', () => [refused]],
    ['among the events of a command', () => [...marks, { ...refused, position: 11 }]],
  ])('reports a mark %s', async (_what, some) => {
    const ran = await verifying(some());
    expect(ran.code).toBe(1);
    expect(findings(ran)[0]).toMatchObject({ rule: 'command-mark' });
  });

  it.each([
    ['that is none', (line: string) => line.replace('"count"', '"counts"')],
    ['with more in it', (line: string) => line.replace('{"command":{', '{"command":{"more":1,')],
    ['with a refusal and events', (line: string) => line.replace('}}', ',"refusal":"{}"}}')],
    ['of another position', (line: string) => line.replace(/"position":\d+/, '"position":7')],
  ])('reports a line %s', async (_what, spoil) => {
    const lines = linesWith(marks);
    const at = lines.findIndex((line) => line.includes('"position":12}'));
    const ran = await skins('verify', file(lines.with(at, spoil(lines[at] ?? ''))), '--json');
    expect(ran.code).toBe(1);
    expect(findings(ran)[0]).toMatchObject({
      rule: 'command-mark',
      found: expect.stringContaining(`line ${at + 1}: `),
    });
  });
});

describe('skins verify of a log of an older edition', () => {
  const opened = (edition: number, version: number) =>
    JSON.stringify({
      stream: 'edition-log',
      version,
      type: 'EditionOpened',
      v: 1,
      time: 1_700_000_000_000,
      actor: 'system',
      command: `system/edition-${edition}`,
      ...(edition < INPUT_EDITION ? {} : { input: 'a'.repeat(64) }),
      data: { edition },
    });

  it('reports the edition, the event from which it binds, and that this program knows newer ones', async () => {
    const former = await skins('verify', file([opened(3, 1)]), '--unsigned');
    expect(former.out).toMatch(/edition +3, from event 1 on/);
    expect(former.out).toContain(
      `This log ends in edition 3, and this program knows editions up to ${EDITION}`,
    );
    const late = await skins('verify', file([opened(3, 1), opened(EDITION, 2)]), '--unsigned', '--no-memory');
    expect(late.out).toMatch(new RegExp(`edition +${EDITION}, from event 2 on`));
    expect(late.out).not.toContain('This log ends in edition');
  });
});
