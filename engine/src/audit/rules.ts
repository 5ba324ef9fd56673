import type { AnySlice, Violation } from '../kernel/index.ts';

/** The frame's own rules, which every log is checked against. Slices add theirs. */
const FRAME_RULES = {
  record:
    'a record is canonical JSON on one line, the members of its envelope in order, and so those of its data',
  schema: 'an event is of a known type and schema version, and its data fits',
  stream: 'a stream is of a known kind, and holds only events of that kind',
  version: 'the versions of a stream count from 1 without a gap',
  actor: 'each command is given by whom it is for: players, operators, flows or the system',
  repeat: 'a command happens once: its id comes once in a stream',
  input:
    'from edition 8 on the first record of a command, and no other, carries the hash of what was asked: of what its events tell',
  time: 'no command is more than two seconds older than one before it in the log, or of a time to come',
  append: 'the events of one command stand together, with one time and one actor',
  together:
    'what operators propose or approve as one stands as one: all of it, one command behind the other, at one time',
  command: 'a command writes its events in an order that it has, and wholly',
  obligation: 'what was held is taken up, decided and ended once, by the streams that it names',
  overdue: 'what was begun ends within ten minutes of busy time after it is due',
  escrow: 'the escrow holds what is held for what was begun and has not ended',
} as const;

/** Returns all rules by name, each as a sentence. @throws Error if two rules have the same name */
export function rulesOf(slices: readonly AnySlice[]): Readonly<Record<string, string>> {
  const rules: Record<string, string> = { ...FRAME_RULES };
  for (const { audit } of slices)
    for (const [name, sentence] of Object.entries(audit.rules)) {
      if (name in rules) throw new Error(`two rules are called ${name}`);
      rules[name] = sentence;
    }
  return rules;
}

/** The first violation in a log. */
export interface Divergence extends Violation {
  /** position of the record in the log, from 1; of a missing record, where it should be */
  readonly position: number;
  /** empty if the record cannot be read that far */
  readonly stream: string;
  /** version in the stream; 0 if the record cannot be read that far */
  readonly version: number;
}
