import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** An event as it was frozen the day its version came to be. */
export interface Sample {
  readonly type: string;
  readonly v: number;
  readonly data: unknown;
}

export const golden = (name: string): URL => new URL(name, import.meta.url);

/** What is frozen of one slice. */
export const frozenOf = (slice: string, name = ''): URL =>
  new URL(`../${slice}/golden/${name}`, import.meta.url);

export function readLines(name: string | URL): readonly string[] {
  return readFileSync(typeof name === 'string' ? golden(name) : name, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** The frozen logs of a slice, by edition. */
export const frozenLogs = (slice: string): readonly string[] =>
  existsSync(frozenOf(slice))
    ? readdirSync(frozenOf(slice))
        .filter((name) => name.endsWith('.jsonl'))
        .toSorted()
    : [];

/** What a slice was released with: hashes of the schemas of its events, by version, and the roots of its frozen logs. */
export interface Lock {
  readonly schemas: Readonly<Record<string, string>>;
  readonly roots: Readonly<Record<string, string>>;
}

export function readLock(slice: string): Lock {
  const file = frozenOf(slice, 'lock.json');
  if (!existsSync(file)) return { schemas: {}, roots: {} };
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock;
}

export const samplesIn = (records: readonly string[]): readonly Sample[] =>
  records.map((record) => {
    const sample: Sample = JSON.parse(record);
    return sample;
  });
