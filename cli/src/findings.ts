import { Problem } from './problem.ts';

/** A violated rule of a log or its evidence, and its place: a divergence of the engine, or one of the rules below. */
export interface Finding {
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
  /** position of the record in the log, from 1; for a checkpoint, of the last record that it covers; never beyond the end */
  readonly position?: number;
  readonly stream?: string;
  readonly version?: number;
}

/** Rules besides the engine's, on a log's evidence, its store, and earlier verifications. */
export const EVIDENCE_RULES: Readonly<Record<string, string>> = {
  'damaged-store': 'the file of the store can be read from end to end',
  'stored-row': 'the store files a record under its own position, stream and version',
  'command-mark': 'every event is marked as that of its command, so that the command happens once',
  'marked-twice': 'a command is marked once: as one that happened, was refused, or had nothing to do',
  'input-hash': "the mark of a command says what was asked for, where the command's events tell it",
  'line-order': 'an export ends with its key and its checkpoints',
  'evidence-line':
    'a line of evidence holds the one key, which stands first, or a checkpoint, and nothing else',
  'checkpoint-format': 'a checkpoint is a signed note that names this log',
  'checkpoint-signature': "a checkpoint is signed with the log's key",
  'checkpoint-size': 'the log has at least the records that a checkpoint was signed over',
  'checkpoint-root': 'the records are those that a checkpoint was signed over',
  'room-seal':
    'the checkpoint under which a room was frozen is over the records of the log, its entries among them, and signed with its key',
  unsigned: 'an exported log ends with its key and a checkpoint; --unsigned accepts one that does not',
  'unsigned-tail':
    'the last checkpoint of an exported log is over all its events; --unsigned accepts one whose is not',
  'old-edition': 'the log ends in the edition that --edition names, or in a later one',
  'changed-key': "a log's key never changes",
  'cut-tail':
    'a log never becomes shorter than it was when it was verified; --archive accepts an older export',
  'another-log':
    'a data folder holds the log that was verified there before; --no-memory verifies another one in its place',
  'unproven-archive':
    'an older export ends with a checkpoint that the newer log has, too; --no-memory verifies it by itself',
  'second-history': 'the records that were verified before are still the same',
};

/** A finding after which the log cannot be read on. */
export class BrokenLog extends Problem {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(`${finding.rule}: expected ${finding.expected}, found ${finding.found}`);
    this.finding = finding;
  }
}
