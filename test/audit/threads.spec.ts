import { nativeSha256 } from '@skins/api/foundation/secrets';
import { nativeTreeHash } from '@skins/api/foundation/transparency';
import { type AuditReport, newAudit } from '@skins/engine/audit';
import { shop } from '@skins/engine/shop';
import { merkleTree } from '@skins/engine/transparency';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Batch, LogSource } from '../../cli/src/log/log-source.ts';
import { readLog } from '../../cli/src/log/read-log.ts';
import { TreeWatch } from '../../cli/src/log/tree-watch.ts';
import { played } from '../conformance/played.ts';
import { logOf, recordsOf } from '../kit/forge.ts';
import { kits } from '../kit/kits.ts';
import { randomLog } from '../kit/random-log.ts';
import { mutated } from './mutations.ts';

const PLAYERS = 10;

/** Every forgery of every kit, applied to the log of the kit's play. */
const forged = kits
  .filter((kit) => kit.shop === shop)
  .flatMap((kit) => {
    const log = logOf(played(kit).records);
    return Object.values(kit.forgeries)
      .flatMap((forges) => (forges === undefined || 'none' in forges ? [] : forges))
      .map((forge) => recordsOf(forge(log)));
  });

const random = [21, 22].map((seed) => randomLog({ seed, commands: 60, players: PLAYERS }));

/** A log described by numbers, so that a failing example prints in one line: whole, forged by a kit, or changed. */
interface Choice {
  readonly kind: 'whole' | 'forged' | 'flip' | 'drop' | 'repeat' | 'blank';
  readonly log: number;
  readonly at: number;
  readonly field: number;
}

function chosen({ kind, log, at, field }: Choice): readonly string[] {
  if (kind === 'forged') return forged[log % forged.length] ?? [];
  const records = random[log % random.length] ?? [];
  const index = at % records.length;
  if (kind === 'whole') return records;
  // A change that parsing hides.
  if (kind === 'blank') return records.with(index, (records[index] ?? '').replace(',"data":', ', "data":'));
  const position = index + 1;
  return mutated(records, kind === 'flip' ? { kind, position, field } : { kind, position });
}

const choice = fc.record<Choice>({
  kind: fc.constantFrom('whole', 'forged', 'forged', 'flip', 'drop', 'repeat', 'blank'),
  log: fc.nat(),
  at: fc.nat(),
  field: fc.nat(),
});

/** Audits record by record on the calling thread. */
function inOrder(log: readonly string[]): AuditReport {
  const audit = newAudit({ hash: nativeSha256, now: Date.now() });
  for (const record of log) if (audit.next(record) !== undefined) break;
  return audit.finish();
}

function rootOf(log: readonly string[]): string {
  const tree = merkleTree(undefined, nativeTreeHash);
  for (const record of log) tree.append(record);
  return tree.root();
}

/** Returns a log that arrives in batches of these sizes, cyclically. */
function inBatches(log: readonly string[], sizes: readonly number[]): LogSource {
  return {
    name: 'a log',
    evidence: { key: undefined, checkpoints: [] },
    total: log.length,
    *batches(): Generator<Batch> {
      for (let read = 0, turn = 0; read < log.length; turn += 1) {
        const records = log.slice(read, read + (sizes[turn % sizes.length] ?? 1));
        read += records.length;
        yield { records, marks: [], read };
      }
    },
    auditStore: () => undefined,
    close: () => Promise.resolve(),
  };
}

describe('an audit on threads', () => {
  it('gives the report of a single auditor, however the log was forged and batched', async () => {
    expect(forged.length).toBeGreaterThan(100);
    let [divergent, whole] = [0, 0];
    const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(choice, sizes, async (which, batches) => {
        const records = chosen(which);
        const { audit, tree } = await readLog(inBatches(records, batches), new TreeWatch(), () => undefined);
        expect(audit).toEqual(inOrder(records));
        if (audit.divergence === undefined) whole += 1;
        else divergent += 1;
        if (audit.divergence === undefined)
          expect(tree).toMatchObject({ size: records.length, root: rootOf(records) });
      }),
      { numRuns: 40 },
    );
    expect([divergent > 10, whole > 0]).toEqual([true, true]);
  });
});
