import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** An event as frozen when its version was introduced. */
export interface Sample {
  readonly type: string;
  readonly v: number;
  readonly data: unknown;
}

export const golden = (name: string): URL => new URL(name, import.meta.url);

/** Returns the address of a slice's frozen file. */
export const frozenOf = (slice: string, name = ''): URL =>
  new URL(`../${slice}/golden/${name}`, import.meta.url);

export function readLines(name: string | URL): readonly string[] {
  return readFileSync(typeof name === 'string' ? golden(name) : name, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Returns the names of a slice's frozen logs, by edition. */
export const frozenLogs = (slice: string): readonly string[] =>
  existsSync(frozenOf(slice))
    ? readdirSync(frozenOf(slice))
        .filter((name) => name.endsWith('.jsonl'))
        .toSorted()
    : [];

/** A slice's released state: hashes of its event schemas, by version, and the roots of its frozen logs. */
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
