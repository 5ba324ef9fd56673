import { describe, expect, it } from 'vitest';
import { BrokenLog } from '../findings.ts';
import { GOLDEN_RECORDS } from '../../../test/samples/cli/golden-log.ts';
import type { LogSource } from './log-source.ts';
import { readLog } from './read-log.ts';
import { TreeWatch } from './tree-watch.ts';

const log = GOLDEN_RECORDS;

const FOUND = { rule: 'damaged-store', expected: 'a record', found: 'none' };

/** Returns a log that cannot be read beyond so many records. */
function brokenOff(after: number, records: readonly string[] = log): LogSource {
  const batch = { records: records.slice(0, after), marks: [], read: after };
  return {
    name: 'a log',
    evidence: { key: undefined, checkpoints: [] },
    total: records.length,
    *batches() {
      yield batch;
      throw new BrokenLog({ ...FOUND, position: after + 1 });
    },
    auditStore: () => undefined,
    close: () => Promise.resolve(),
  };
}

const read = (source: LogSource) => readLog(source, new TreeWatch(), () => undefined);

describe('reading a log that breaks off', () => {
  // The last command has twelve events.
  const inside = log.length - 8;

  it('does not report the unreadable rest of a command', async () => {
    const { audit, endedBy } = await read(brokenOff(inside));
    expect(audit.divergence).toBeUndefined();
    expect(endedBy).toMatchObject({ ...FOUND, position: inside + 1 });
  });

  it('reports a divergence in the readable part', async () => {
    const changed = log.with(230, (log[230] ?? '').replace('"ticket":', '"ticket":1'));
    const { audit } = await read(brokenOff(inside, changed));
    expect(audit.divergence).toMatchObject({ position: 231 });
  });
});
