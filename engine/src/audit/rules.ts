import type { AnySlice, Violation } from '../kernel/index.ts';

/** What the frame itself holds every log to; slices add their own rules. */
const FRAME_RULES = {
  record:
    'a record is canonical JSON on one line, the members of its envelope in order, and so those of its data',
  schema: 'an event is of a known type and schema version, and its data fits',
  stream: 'a stream is of a known kind, and holds only events of that kind',
  version: 'the versions of a stream count from 1 without a gap',
  actor: 'each command is given by whom it is for: players, operators, flows or the system',
  repeat: 'a command happens once: its id comes once in a stream',
  time: 'no command is more than two seconds older than one before it in the log, or of a time to come',
  append: 'the events of one command stand together, with one time and one actor',
  together:
    'what operators propose or approve as one stands as one: all of it, one command behind the other, at one time',
  command: 'a command writes its events in an order that it has, and wholly',
  obligation: 'what was held is taken up, decided and ended once, by the streams that it names',
  overdue: 'what was begun ends within ten minutes of busy time after it is due',
  escrow: 'the escrow holds what is held for what was begun and has not ended',
} as const;

/** All rules by name, each as a sentence. @throws Error when two slices call a rule alike */
export function rulesOf(slices: readonly AnySlice[]): Readonly<Record<string, string>> {
  const rules: Record<string, string> = { ...FRAME_RULES };
  for (const { audit } of slices)
    for (const [name, sentence] of Object.entries(audit.rules)) {
      if (name in rules) throw new Error(`two rules are called ${name}`);
      rules[name] = sentence;
    }
  return rules;
}

/** The first place where a log is not what it has to be. */
export interface Divergence extends Violation {
  /** of the record in the log, from 1; where a missing one should stand */
  readonly position: number;
  /** empty when the record cannot be read so far */
  readonly stream: string;
  /** in the stream; 0 when the record cannot be read so far */
  readonly version: number;
}
