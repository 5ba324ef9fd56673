import { createHash } from 'node:crypto';
import { newAudit, stateOfLog } from '@skins/engine/audit';
import { codec } from '@skins/engine/shop';
import { merkleTree } from '@skins/engine/transparency';
import { describe, expect, it } from 'vitest';
import { readLines, readLock, readSamples } from './files.ts';
import { schemaHashes, typesAndVersions } from './schemas.ts';

const nameOf = ({ type, v }: { type: string; v: number }) => `${type}@${v}`;

describe('frozen events', () => {
  it('hold every type in every version there ever was', () => {
    expect(readSamples().map(nameOf).toSorted()).toEqual(typesAndVersions().toSorted());
  });

  it.each(readSamples().map((sample) => [nameOf(sample), sample] as const))(
    '%s is still read',
    (_, sample) => {
      const { type, v, data } = sample;
      expect(codec.decode(type, v, data).type).toBe(type);
    },
  );
});

describe('the schema lock', () => {
  it.each([...schemaHashes()])('%s has the schema it was released with', (name, hash) => {
    const locked = readLock()[name] ?? 'not frozen: run node test/golden/freeze.ts';
    expect(hash, `${name} changed: a changed schema is a new version with an upcaster`).toBe(locked);
  });

  it('still knows every version that was released', () => {
    expect(typesAndVersions()).toEqual(expect.arrayContaining(Object.keys(readLock())));
  });
});

describe('the golden log', () => {
  const log = readLines('log.jsonl');

  it('keeps every rule', () => {
    const audit = newAudit();
    for (const record of log) expect(audit.next(record)).toBeUndefined();
    const { divergence, summary } = audit.finish();
    expect(divergence).toBeUndefined();
    expect(summary).toMatchInlineSnapshot(`
      {
        "boxVersions": 2,
        "chains": 17,
        "commands": 70,
        "escrow": 0n,
        "events": 458,
        "held": 49991150000n,
        "house": 8850000n,
        "minted": 50000000000n,
        "opens": 295,
        "players": 5,
        "returned": 27905035n,
        "stakes": 8850000n,
      }
    `);
  });

  it('has its root', () => {
    const tree = merkleTree();
    for (const record of log) tree.append(record);
    expect(tree.root()).toMatchInlineSnapshot(
      `"ac32a8b3479d53760562461229e62a834873888f8b4c0f07f31e33b8311b9b43"`,
    );
  });

  it('folds into its state', async () => {
    const hash = createHash('sha256');
    for await (const piece of stateOfLog(byStream(log))) hash.update(piece);
    expect(hash.digest('hex')).toMatchInlineSnapshot(
      `"1fb8f1275bb69c7ee7b14dad51b3c91590abde0b0d66518aae8874c07338434f"`,
    );
  });
});

describe('the forged log', () => {
  it('fails where one result was made better', () => {
    const audit = newAudit();
    const divergence = readLines('forged-log.jsonl')
      .map((record) => audit.next(record))
      .find(Boolean);
    expect(divergence).toMatchInlineSnapshot(`
      {
        "expected": "glock-common",
        "found": "knife-best",
        "position": 231,
        "rule": "item",
        "stream": "player-cb6faa50f2fd472f",
        "version": 25,
      }
    `);
  });
});

/** The records of each stream, in the order of the streams' names. */
function byStream(log: readonly string[]): [string, string[]][] {
  const streams = new Map<string, string[]>();
  for (const record of log) {
    const { stream }: { stream: string } = JSON.parse(record);
    streams.set(stream, [...(streams.get(stream) ?? []), record]);
  }
  return [...streams].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
