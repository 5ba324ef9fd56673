import { describe, expect, it } from 'vitest';
import { BrokenLog } from '../findings.ts';
import { GOLDEN_RECORDS } from '../../../test/samples/cli/golden-log.ts';
import type { LogSource } from './log-source.ts';
import { readLog } from './read-log.ts';
import { TreeWatch } from './tree-watch.ts';

const log = GOLDEN_RECORDS;

const FOUND = { rule: 'damaged-store', expected: 'a record', found: 'none' };

/** A log that cannot be read on after so many records. */
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

describe('a log that cannot be read to its end', () => {
  // The last command has twelve events.
  const inside = log.length - 8;

  it('is not blamed for the rest of a command that could not be read', async () => {
    const { audit, endedBy } = await read(brokenOff(inside));
    expect(audit.divergence).toBeUndefined();
    expect(endedBy).toMatchObject({ ...FOUND, position: inside + 1 });
  });

  it('is blamed for what was read', async () => {
    const changed = log.with(230, (log[230] ?? '').replace('"ticket":', '"ticket":1'));
    const { audit } = await read(brokenOff(inside, changed));
    expect(audit.divergence).toMatchObject({ position: 231 });
  });
});
