import type { TSchema } from 'typebox';
import type { AnyShop } from '../shop/index.ts';
import { integersBetween } from './integers.ts';
import { PLAIN, type Schema, patternOf } from './schema-pattern.ts';

const TYPE = '"type":"';
const VERSION = '","v":';
const COUNT = integersBetween(0, Number.MAX_SAFE_INTEGER);

type Codec = AnyShop['codec'];
/** Patterns take longer to make than a short log to audit: a shop has them once. */
const made = new WeakMap<Codec, (text: string) => boolean>();

/**
 * Tells whether a record is canonical, and its data fits the schema of its type and version. To find that out by parsing it,
 * writing it again and checking it costs the audit half of its time. The texts that pass are a regular language, so one
 * pattern for each version of an event type proves the same in a fraction of it.
 * @returns false also for a record that is in order, but holds something unusual: it has to be read the long way
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
    // One digit at its place tells the version of all but types that changed ten times.
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
    `"command":"${PLAIN}{1,200}"`,
    `"data":${data}`,
  ];
  return new RegExp(`^\\{${members.join(',')}\\}$`);
}
