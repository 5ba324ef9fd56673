/** A process's system call, in recording order. */
export interface Call {
  readonly name: string;
  /** arguments, with text and bytes decoded */
  readonly args: readonly Argument[];
  readonly result: number;
  /** places in the recording at which it began and ended; other calls may lie between them */
  readonly began: number;
  readonly ended: number;
}

export type Argument = string | Buffer;

const LINE = /^(\d+) +(.*)$/;
const RESUMED = /^<\.\.\. \w+ resumed>(.*)$/;
const UNFINISHED = ' <unfinished ...>';
const WHOLE = /^(\w+)\((.*)\) += (-?\d+)/;
const ARGUMENT = /"((?:\\x[0-9a-f]{2})*)"(?:\.\.\.)?|[^,\s][^,]*/g;

/**
 * Parses the output of `strace -f -xx` into the order in which the calls took effect. Calls that did not return are
 * skipped: their effect is unknown.
 */
export function callsIn(recording: string): Call[] {
  const calls: Call[] = [];
  /** Calls that have begun, by thread: text and place. */
  const open = new Map<string, { readonly text: string; readonly began: number }>();
  for (const [place, line] of recording.split('\n').entries()) {
    const [, thread = '', text = ''] = LINE.exec(line) ?? [];
    if (text.endsWith(UNFINISHED)) {
      open.set(thread, { text: text.slice(0, -UNFINISHED.length), began: place });
      continue;
    }
    const rest = RESUMED.exec(text)?.[1];
    const { text: start, began } = (rest === undefined ? undefined : open.get(thread)) ?? {
      text: '',
      began: place,
    };
    const [, name, args = '', result = ''] = WHOLE.exec(start + (rest ?? text)) ?? [];
    if (name !== undefined)
      calls.push({ name, args: argumentsIn(args), result: Number(result), began, ended: place });
  }
  return calls.toSorted((one, other) => effectOf(one) - effectOf(other));
}

/** The kernel frees a descriptor before its close returns: another thread may be given the number meanwhile. */
const effectOf = ({ name, began, ended }: Call): number => (name === 'close' ? began : ended);

const argumentsIn = (text: string): Argument[] =>
  [...text.matchAll(ARGUMENT)].map(([whole, hex]) =>
    hex === undefined ? whole : Buffer.from(hex.replaceAll('\\x', ''), 'hex'),
  );
