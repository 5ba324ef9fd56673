import type { EventType } from '../kernel/index.ts';
import { codec } from '../player/index.ts';
import { integersUpTo } from './integers.ts';
import { PLAIN, type Schema, patternOf } from './schema-pattern.ts';

const TYPE = '"type":"';
const COUNT = integersUpTo(Number.MAX_SAFE_INTEGER, 0);

const patterns = new Map(codec.types.map((known) => [known.type, recordPattern(known)]));

/**
 * Whether a record is canonical, and its data fits the present schema of its type. To find that out by parsing it, writing
 * it again and checking it costs the audit half of its time. The texts that pass are a regular language, so one pattern
 * an event type proves the same in a fraction of it.
 * @returns false also for a record that is in order, but holds something unusual: it has to be read the long way
 */
export function isPlainRecord(text: string): boolean {
  const at = text.indexOf(TYPE) + TYPE.length;
  return patterns.get(text.slice(at, text.indexOf('"', at)))?.test(text) ?? false;
}

function recordPattern({
  type,
  v,
  schema,
}: Pick<EventType<string, never>, 'type' | 'v' | 'schema'>): RegExp | undefined {
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
