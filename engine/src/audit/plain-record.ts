import type { TSchema } from 'typebox';
import type { AnyShop } from '../shop/index.ts';
import { integersBetween } from './integers.ts';
import { PLAIN, type Schema, patternOf } from './schema-pattern.ts';

const TYPE = '"type":"';
const VERSION = '","v":';
const COUNT = integersBetween(0, Number.MAX_SAFE_INTEGER);

type Codec = AnyShop['codec'];
/** Cache by codec: building the patterns takes longer than auditing a short log. */
const made = new WeakMap<Codec, (text: string) => boolean>();

/**
 * Returns a test of whether a record is canonical and its data fits the schema of its type and version. Parsing, writing
 * and
 * validating a record takes half of the audit's time. The valid texts are a regular language, so one pattern per version
 * of
 * an event type proves the same much faster.
 * @returns a test that is false also for a valid record with something unusual: read that one the long way
 */
export function plainRecordsOf({ codec }: AnyShop): (text: string) => boolean {
  const isPlain = made.get(codec) ?? plainBy(codec);
  made.set(codec, isPlain);
  return isPlain;
}

function plainBy(codec: Codec): (text: string) => boolean {
  const patterns = new Map(
    codec.types.map(({ type, schema, former }) => [
      type,
      [...former.map((one) => one.schema), schema].map((one, n) => recordPattern(type, n + 1, one)),
    ]),
  );
  return (text) => {
    const at = text.indexOf(TYPE) + TYPE.length;
    const end = text.indexOf('"', at);
    const versions = patterns.get(text.slice(at, end));
    if (versions === undefined) return false;
    // One digit at this index is the version, except for types that changed ten times.
    const v = text.startsWith(VERSION, end) ? text.charCodeAt(end + VERSION.length) - 0x30 : 0;
    return versions[v - 1]?.test(text) ?? false;
  };
}

function recordPattern(type: string, v: number, schema: TSchema): RegExp | undefined {
  const plain: Schema = JSON.parse(JSON.stringify(schema));
  const data = patternOf(plain);
  if (data === undefined) return undefined;
  const members = [
    `"stream":"[a-z]+-[A-Za-z0-9:_-]+"`,
    `"version":${COUNT}`,
    `"type":"${type}"`,
    `"v":${v}`,
    `"time":${COUNT}`,
    `"actor":"${PLAIN}+"`,
    `"command":"${PLAIN}{1,200}"(?:,"input":"[0-9a-f]{64}")?`,
    `"data":${data}`,
  ];
  return new RegExp(`^\\{${members.join(',')}\\}$`);
}
