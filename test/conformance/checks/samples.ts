import { plainRecordsOf } from '@skins/engine/audit';
import { type AnyEventType, ordered } from '@skins/engine/kernel';
import type { AnyKit } from '../../kit/kit.ts';

interface Sample {
  readonly type: string;
  readonly v: number;
  readonly data: unknown;
}

const OUT_OF_ORDER =
  'members of the sample stand in another order than in the schema. Write them in its order';
const NOT_PLAIN =
  'its schema has what no pattern can say (an optional member before others, a number with a fraction, another keyword), or its sample a character ' +
  'that JSON escapes. Change it, or say in the kit’s slow why that is no matter';

const isEventType = (exported: unknown): exported is AnyEventType =>
  typeof exported === 'object' && exported !== null && 'fits' in exported && 'former' in exported;

/** Check 2: every event type that a slice's `events.ts` defines is listed in its events. */
export function unlistedEvents({ slice }: AnyKit, module: object): string[] {
  const listed = new Set(Object.values(slice.events));
  const own = Object.values<unknown>({ ...module }).filter(isEventType);
  return own.filter((type) => !listed.has(type)).map(({ type }) => `${type} is not in events`);
}

/** Check 2: samples of all versions, former ones included, are read, most of them on the fast path. */
export function unreadSamples(kit: AnyKit): string[] {
  const isPlain = plainRecordsOf(kit.shop);
  const types = Object.values(kit.slice.events);
  return types.flatMap((type) => {
    const samples = samplesOf(kit, type);
    const long = samples.find((sample) => !isPlain(recordOf(sample)));
    const reordered = long && { ...long, data: ordered(schemaOf(type, long.v), long.data) };
    const cause = reordered && isPlain(recordOf(reordered)) ? OUT_OF_ORDER : NOT_PLAIN;
    return [
      ...missing(samples, type),
      ...samples.flatMap((sample) => misread(kit, type, sample)),
      ...wrongWay(
        kit,
        type.type,
        long && `records of ${type.type}@${long.v} are audited the long way: ${cause}`,
      ),
    ];
  });
}

function samplesOf({ samples, former }: AnyKit, { type, v: present }: AnyEventType): Sample[] {
  const versions = Array.from({ length: present }, (_, k) => k + 1);
  return versions.flatMap((v) => {
    const all: readonly unknown[] = (v === present ? samples[type] : former[`${type}@${v}`]) ?? [];
    return all.map((data) => ({ type, v, data }));
  });
}

const missing = (samples: readonly Sample[], { type, v: present }: AnyEventType): string[] =>
  Array.from({ length: present }, (_, k) => k + 1)
    .filter((v) => !samples.some((sample) => sample.v === v))
    .map((v) => `no sample of ${type}@${v}`);

function misread({ shop: { codec } }: AnyKit, type: AnyEventType, { v, data }: Sample): string[] {
  const name = `${type.type}@${v}`;
  if (!type.fits(data, v)) return [`a sample of ${name} does not fit its schema`];
  const text = JSON.stringify(data);
  const stored: unknown = JSON.parse(text);
  const event = codec.decode(type.type, v, stored);
  if (!type.fits(event.data)) return [`${name} is not lifted to v${type.v}`];
  return v === type.v && JSON.stringify(event.data) !== text ? [`${name} is read as something else`] : [];
}

/** @param fault what is wrong when a record is audited the long way; undefined when none is */
function wrongWay({ slow }: AnyKit, type: string, fault: string | undefined): string[] {
  const excused = slow[type] !== undefined;
  if (excused === (fault !== undefined)) return [];
  return [fault ?? `${type} is called slow, and is not: take it out of the kit's slow`];
}

const schemaOf = ({ schema, former }: AnyEventType, v: number): AnyEventType['schema'] =>
  former[v - 1]?.schema ?? schema;

const recordOf = ({ type, v, data }: Sample): string =>
  JSON.stringify({ stream: 'player-a', version: 1, type, v, time: 1, actor: 'system', command: 'c', data });
