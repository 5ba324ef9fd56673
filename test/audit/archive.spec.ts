import { openScratchTable } from '@skins/api/foundation/files';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { type Archive, type AuditOptions, type AuditReport, newAudit } from '@skins/engine/audit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomLog } from '../kit/random-log.ts';
import { type Mutation, mutated } from './mutations.ts';

const PLAYERS = 20;

const logs = [11, 12, 13].map((seed) => randomLog({ seed, commands: 160, players: PLAYERS }));

function audited(log: Iterable<string>, atHand: Omit<AuditOptions, 'hash'> = {}): AuditReport {
  const audit = newAudit({ hash: nativeSha256, ...atHand });
  for (const record of log) if (audit.next(record) !== undefined) break;
  return audit.finish();
}

/** Returns an in-memory archive that counts the auditor's reads and writes. */
function countingArchive(): Archive & { laidDown: number; takenUp: number } {
  const texts = new Map<string, string>();
  const archive = {
    laidDown: 0,
    takenUp: 0,
    get: (stream: string) => {
      const text = texts.get(stream);
      if (text !== undefined) archive.takenUp += 1;
      return text;
    },
    put: (all: readonly (readonly [string, string])[]) => {
      for (const [stream, text] of all) {
        texts.set(stream, text);
        archive.laidDown += 1;
      }
    },
  };
  return archive;
}

const anyMutation = fc.record({ at: fc.nat(), other: fc.nat(), which: fc.nat(), kind: fc.nat({ max: 3 }) });

function mutationOf(
  log: readonly string[],
  { at, other, which, kind }: { at: number; other: number; which: number; kind: number },
): Mutation {
  const position = 1 + (at % log.length);
  if (kind === 0) return { kind: 'drop', position };
  if (kind === 1) return { kind: 'repeat', position };
  if (kind === 2) return { kind: 'swap', position, other: 1 + (other % log.length) };
  return { kind: 'flip', position, field: which };
}

describe('an audit that keeps few players in memory', () => {
  it('moves the others to the archive and reads them back', () => {
    for (const log of logs) {
      const archive = countingArchive();
      expect(audited(log, { archive, atHandMax: 4 })).toEqual(audited(log));
      // More than four other players come between, so many commands find their player in the archive.
      expect(archive.laidDown).toBeGreaterThan(20);
      expect(archive.takenUp).toBeGreaterThan(10);
    }
  });

  it('gives the same report as one that keeps all in memory, however the log was changed', () => {
    let divergent = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...logs),
        anyMutation,
        fc.integer({ min: 2, max: 2 * PLAYERS }),
        (log, change, atHandMax) => {
          const changed = mutated(log, mutationOf(log, change));
          const whole = audited(changed);
          if (whole.divergence !== undefined) divergent += 1;
          expect(audited(changed, { archive: countingArchive(), atHandMax })).toEqual(whole);
        },
      ),
      { numRuns: 300 },
    );
    expect(divergent).toBeGreaterThan(150);
  });

  it('gives the same report with its archive in a file', () => {
    for (const log of logs)
      expect(audited(log, { archive: openScratchTable(), atHandMax: 2 })).toEqual(audited(log));
  });
});
