import { plainRecordsOf } from '@skins/engine/audit';
import type { AnyEventType } from '@skins/engine/kernel';
import type { AnyKit } from '../../kit/kit.ts';

interface Sample {
  readonly type: string;
  readonly v: number;
  readonly data: unknown;
}

const isEventType = (exported: unknown): exported is AnyEventType =>
  typeof exported === 'object' && exported !== null && 'fits' in exported && 'former' in exported;

/** Check 2: every type of event that a slice's `events.ts` defines is one of its events. */
export function unlistedEvents({ slice }: AnyKit, module: object): string[] {
  const listed = new Set(Object.values(slice.events));
  const own = Object.values<unknown>({ ...module }).filter(isEventType);
  return own.filter((type) => !listed.has(type)).map(({ type }) => `${type} is not in events`);
}

/** Check 2: samples of every version there ever was are read, and most of them the fast way. */
export function unreadSamples(kit: AnyKit): string[] {
  const isPlain = plainRecordsOf(kit.shop);
  const types = Object.values(kit.slice.events);
  return types.flatMap((type) => {
    const samples = samplesOf(kit, type);
    const long = samples.filter((sample) => !isPlain(recordOf(sample)));
    return [
      ...missing(samples, type),
      ...samples.flatMap((sample) => misread(kit, type, sample)),
      ...wrongWay(kit, type.type, long.length),
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

function wrongWay({ slow }: AnyKit, type: string, long: number): string[] {
  const excused = slow[type] !== undefined;
  if (excused === long > 0) return [];
  return [excused ? `${type} is called slow, and is not` : `records of ${type} are audited the long way`];
}

const recordOf = ({ type, v, data }: Sample): string =>
  JSON.stringify({ stream: 'player-a', version: 1, type, v, time: 1, actor: 'system', command: 'c', data });
