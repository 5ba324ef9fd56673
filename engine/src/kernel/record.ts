import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Violation, violationOf } from './violation.ts';

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A record's members, in their stored order. */
const Envelope = Type.Object({
  stream: Type.String(),
  version: Count,
  type: Type.String(),
  v: Count,
  time: Count,
  actor: Type.String(),
  command: Type.String({ minLength: 1, maxLength: 200 }),
  /** SHA-256 of the command's name and input; in the first record of a command, from edition 8 on */
  input: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  data: Type.Unknown(),
});
export type Envelope = Static<typeof Envelope>;

const MEMBERS = Object.keys(Envelope.properties);
const WITHOUT_INPUT = MEMBERS.filter((member) => member !== 'input');
const envelope = Compile(Envelope);
const DEPTH_MAX = 100;

/** Parses the envelope of a record that is known to be plain. */
export function parsePlain(text: string): Envelope {
  const envelope: Envelope = JSON.parse(text);
  return envelope;
}

/** The member that a command's first record has before its data. */
const INPUT = /^,"input":"([0-9a-f]{64})"$/;
const INPUT_LENGTH = `,"input":"${'0'.repeat(64)}"`.length;

/** Returns the hash of the command's input that a stored record carries; undefined if it carries none. */
export function inputIn(record: string): string | undefined {
  // Quotes within the texts before it are escaped, so this is the envelope's own member.
  const at = record.indexOf(',"data":');
  return at < INPUT_LENGTH ? undefined : INPUT.exec(record.slice(at - INPUT_LENGTH, at))?.[1];
}

/** Parses a record's envelope, or returns what is wrong with its text. */
export function readRecord(text: string): Envelope | Violation {
  const parsed = parse(text);
  if (!envelope.Check(parsed) || !inOrder(parsed) || !isShallow(parsed))
    return violationOf('record', `an object with ${WITHOUT_INPUT.join(', ')}`, text);
  const canonical = JSON.stringify(parsed);
  return canonical === text ? parsed : difference(canonical, text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tests whether data is no deeper than events may be: serializing or hashing deeper data could overflow the stack. */
const isShallow = (value: unknown, depth = DEPTH_MAX): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((member) => isShallow(member, depth - 1)));

function inOrder(parsed: Envelope): boolean {
  const members = 'input' in parsed ? MEMBERS : WITHOUT_INPUT;
  let count = 0;
  for (const member in parsed) {
    if (member !== members[count]) return false;
    count += 1;
  }
  return count === members.length;
}

/** Returns a violation with both texts from their first difference on. */
function difference(canonical: string, text: string): Violation {
  let at = 0;
  while (canonical[at] === text[at] && at < canonical.length) at += 1;
  const from = Math.max(0, at - 20);
  return violationOf('record', canonical.slice(from, at + 40), text.slice(from, at + 40));
}
