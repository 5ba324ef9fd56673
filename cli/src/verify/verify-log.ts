import { type NoteKey, keyText, parseKey } from '@skins/engine/transparency';
import type { Summary } from '@skins/engine/audit';
import type { Finding } from '../findings.ts';
import { checkCheckpoints, originOf } from '../log/evidence.ts';
import type { LogSource } from '../log/log-source.ts';
import { type LogReading, readLog } from '../log/read-log.ts';
import type { ExpectedHead } from '../log/tree-heads.ts';
import type { TreeHeads } from '../log/tree-heads.ts';
import { TreeWatch } from '../log/tree-watch.ts';
import { type LaterHead, laterHead } from './later.ts';
import { type Memory, type Remembered, type SeenHead, areOne, headsOf } from './memory.ts';
import { missedFindings } from './missed.ts';
import { sealFindings } from './seals.ts';
import { unsignedFindings } from './unsigned.ts';

/** Options for verifying a log. */
interface LogChecks {
  /** key to trust; without one, the key seen the first time, or the one in the log */
  readonly key: NoteKey | undefined;
  /** undefined: neither compare with earlier verifications nor remember this one */
  readonly memory: Memory | undefined;
  /** whether its end may lie beyond all checkpoints, as in a store that is being served */
  readonly unsigned: boolean;
  /** its data folder; undefined for an export */
  readonly folder: string | undefined;
  /** whether it may be shorter than at an earlier verification, as an older export is */
  readonly archive: boolean;
  /** oldest edition in which the log may end; any if absent */
  readonly edition?: number | undefined;
  readonly onProgress: (read: number) => void;
}

/** Result of verifying a log. It is verified if there are no findings. */
export interface Verification {
  readonly log: string;
  readonly findings: readonly Finding[];
  readonly summary: Summary;
  readonly size: number;
  /** root of the Merkle tree over all records, 64 hex digits */
  readonly root: string;
  readonly key: NoteKey | undefined;
  readonly checkpoints: number;
  /** why the checkpoints could not be read */
  readonly unreadable: string | undefined;
  /** number of events that the checkpoints cover */
  readonly signed: number;
  /** counts of commands that say what was asked, and of those without events */
  readonly marks: LogReading['marks'];
  /** whether other logs were verified before, but not this one */
  readonly another: boolean;
  /** time of the last earlier verification, ISO 8601 */
  readonly lastSeen: string | undefined;
  /** larger head from an earlier verification; undefined unless this is an older export */
  readonly later: LaterHead | undefined;
}

/** Checks a log against every rule, its evidence, and earlier verifications. */
export async function verifyLog(
  source: LogSource,
  { key: given, memory, unsigned, archive, edition, folder, onProgress }: LogChecks,
): Promise<Verification> {
  const { evidence } = source;
  const brought = evidence.key === undefined ? undefined : parseKey(evidence.key);
  const before = memory?.byOrigin(given?.name ?? brought?.name ?? originOf(evidence.checkpoints));
  const key = given ?? (before?.key === undefined ? brought : parseKey(before.key));
  const { heads, findings } = checkCheckpoints(evidence.checkpoints, key);
  const knownBy = (firstLeaf: string | undefined) => before ?? memory?.byFirstLeaf(firstLeaf);
  const watch = new TreeWatch(heads, {
    heads: seenOf(before),
    known: (firstLeaf) => (before === undefined ? seenOf(knownBy(firstLeaf)) : []),
  });
  const reading = await readLog(source, watch, onProgress);
  const { tree, audit } = reading;
  const known = knownBy(tree.firstLeaf);
  const signed = heads.largest;
  const later = laterHead(seenOf(known), tree.size);
  const all = [
    ...findings,
    ...(evidence.fault === undefined ? [] : [evidence.fault]),
    ...changedKey(known, brought ?? key),
    ...otherLog(memory?.inFolder(folder), tree.firstLeaf, key),
    ...(archive ? unprovenFindings(later, tree.size) : []),
    ...findingsOf(reading, archive),
    ...sealFindings(reading.seals, key?.name ?? originOf(evidence.checkpoints), key),
    ...storeFindings(source, reading),
    ...(unsigned || brokeOff(reading) ? [] : unsignedFindings(tree.size, signed, key)),
    ...(edition === undefined || brokeOff(reading) ? [] : oldEdition(audit.summary, edition)),
  ]
    .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity))
    .map((finding) => (reading.endedBy === undefined ? withinLog(finding, tree.size) : finding));
  if (all.length === 0 && tree.firstLeaf !== undefined)
    await memory?.remember(remembered(key, tree.firstLeaf, tree, heads), folder);
  return {
    log: source.name,
    findings: all,
    summary: audit.summary,
    size: tree.size,
    root: tree.root,
    key,
    checkpoints: heads.length,
    unreadable: evidence.unreadable,
    signed,
    marks: reading.marks,
    lastSeen: known?.seen,
    another: known === undefined && memory?.isEmpty === false,
    later,
  };
}

/** Names the last record for a fault that shows at the log's end only: there is nothing at a later position. */
function withinLog(finding: Finding, size: number): Finding {
  if (finding.position === undefined || finding.position <= size) return finding;
  const { position: _beyond, version: _missing, ...rest } = finding;
  return size === 0 ? rest : { ...rest, position: size };
}

/** Reports a log that never opened the edition that it has to end in. A forged log could begin in an older one. */
const oldEdition = ({ edition }: Summary, least: number): Finding[] =>
  edition >= least
    ? []
    : [{ rule: 'old-edition', expected: `edition ${least} or later`, found: `edition ${edition}` }];

const seenOf = (log: Remembered | undefined): SeenHead[] => (log === undefined ? [] : headsOf(log));

function changedKey(known: Remembered | undefined, key: NoteKey | undefined): Finding[] {
  if (known?.key === undefined || key === undefined || keyText(key) === known.key) return [];
  return [{ rule: 'changed-key', expected: known.key, found: keyText(key) }];
}

function findingsOf({ audit, missed, mismarked, endedBy }: LogReading, archive: boolean): Finding[] {
  return [
    ...[audit.divergence, mismarked, endedBy].filter((finding) => finding !== undefined),
    ...missedFindings(missed, archive),
  ];
}

const brokeOff = ({ audit, endedBy }: LogReading): boolean =>
  audit.divergence !== undefined || endedBy !== undefined;

/** Skips the store's marks if reading broke off, because they cover the whole log. */
function storeFindings(source: LogSource, reading: LogReading): Finding[] {
  if (brokeOff(reading)) return [];
  const finding = source.auditStore();
  return finding === undefined ? [] : [finding];
}

const remembered = (
  key: NoteKey | undefined,
  firstLeaf: string,
  { size, root }: ExpectedHead,
  heads: TreeHeads,
): Remembered => ({
  ...(key === undefined ? {} : { origin: key.name, key: keyText(key) }),
  firstLeaf,
  size,
  root,
  seen: new Date().toISOString(),
  checkpoints: Array.from({ length: heads.length }, (_, n) => `${heads.sizeAt(n)} ${heads.rootAt(n)}`),
});

/** Reports that a folder holds another log than at its last verification: a rewritten log has another key. */
function otherLog(
  place: ReturnType<Memory['inFolder']>,
  firstLeaf: string | undefined,
  key: NoteKey | undefined,
): Finding[] {
  if (place === undefined || firstLeaf === undefined) return [];
  if (areOne(place, { firstLeaf, ...(key === undefined ? {} : { origin: key.name }) })) return [];
  const expected = `the log ${place.origin ?? 'without a key'} that was verified in this folder on ${place.seen}`;
  return [{ rule: 'another-log', expected, found: key?.name ?? 'a log without a key' }];
}

/** Reports an older export whose end no remembered head confirms: it may be another history. */
function unprovenFindings(later: LaterHead | undefined, size: number): Finding[] {
  if (later === undefined || later.compared >= size) return [];
  return [
    {
      rule: 'unproven-archive',
      expected: `a checkpoint over its ${size} events among those of the log that was verified on ${later.seen}`,
      found: `agreement over the first ${later.compared}`,
      position: later.compared + 1,
    },
  ];
}
