import { stateOfLog } from '@skins/engine/audit';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import { audited } from '../kit/audited.ts';
import { byStream } from '../kit/by-stream.ts';
import { kits } from '../kit/kits.ts';
import { frozenLogs, frozenOf, readLines, readLock, samplesIn } from './files.ts';
import { rootOf, schemaHashes } from './schemas.ts';

const NEW = 'not frozen: run node test/golden/freeze.ts';

/** The log of edition 1, from before slices had logs of their own. */
const first = readLines('log.jsonl');

describe.each(kits.map((kit) => [kit.slice.name, kit] as const))('the frozen files of %s', (name, kit) => {
  const logs = frozenLogs(name).map((log) => [log, readLines(frozenOf(name, log))] as const);
  const { schemas, roots } = readLock(name);

  it('hold every event in every version', () => {
    const samples = samplesIn([...first, ...logs.flatMap(([, records]) => records)]);
    const frozen = new Set(samples.map(({ type, v }) => `${type}@${v}`));
    expect([...schemaHashes(kit).keys()].filter((version) => !frozen.has(version))).toEqual([]);
  });

  it.each(logs)('%s passes the audit, to the byte', (log, records) => {
    expect(rootOf(records)).toBe(roots[log] ?? NEW);
    expect(audited(records, kit.shop).divergence).toBeUndefined();
  });

  it('have the released schemas', () => {
    const present = Object.fromEntries(schemaHashes(kit));
    const locked = Object.fromEntries(
      Object.keys(present).map((version) => [version, schemas[version] ?? NEW]),
    );
    expect(present, 'a changed schema is a new version with an upcaster').toEqual(locked);
    expect(Object.keys(present), 'every version that was released').toEqual(
      expect.arrayContaining(Object.keys(schemas)),
    );
  });
});

describe('the golden log', () => {
  it('passes the audit', () => {
    const { divergence, summary } = audited(first, shop);
    expect(divergence).toBeUndefined();
    // A later slice has nothing in this log.
    const slices = Object.entries(summary.slices).filter(([, totals]) => Object.values(totals).some(Boolean));
    expect({ ...summary, slices: Object.fromEntries(slices) }).toMatchInlineSnapshot(`
      {
        "beforeStricter": 458,
        "chains": 17,
        "commands": 70,
        "edition": 1,
        "editionFrom": 1,
        "escrow": 0n,
        "events": 458,
        "held": 49991150000n,
        "house": 8850000n,
        "minted": 50000000000n,
        "paidIn": 0n,
        "plays": 295,
        "returned": 27905035n,
        "slices": {
          "accounts": {
            "players": 5,
          },
          "boxes": {
            "opens": 295,
          },
          "catalogue": {
            "boxVersions": 2,
          },
        },
        "staked": 8850000n,
      }
    `);
  });

  it('has its root', () => {
    expect(rootOf(first)).toMatchInlineSnapshot(
      `"ac32a8b3479d53760562461229e62a834873888f8b4c0f07f31e33b8311b9b43"`,
    );
  });

  it('folds to its state', async () => {
    let state = '';
    for await (const piece of stateOfLog(byStream(first))) state += piece;
    expect(nativeSha256(state)).toMatchInlineSnapshot(
      `"8d99a53bcc20bd16d9d215e865f6a4b5384f9c3bfc3c0ac7625b87f24efe4e8b"`,
    );
  });
});

describe('the forged log', () => {
  it('fails at the result that was improved', () => {
    expect(audited(readLines('forged-log.jsonl'), shop).divergence).toMatchInlineSnapshot(`
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
