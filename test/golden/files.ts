import { readFileSync } from 'node:fs';

/** An event as it was frozen the day its version came to be. */
export interface Sample {
  readonly type: string;
  readonly v: number;
  readonly data: unknown;
}

export const golden = (name: string): URL => new URL(name, import.meta.url);

export function readLines(name: string): readonly string[] {
  return readFileSync(golden(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

export const readSamples = (): Sample[] =>
  readLines('events.jsonl').map((line) => {
    const sample: Sample = JSON.parse(line);
    return sample;
  });

export function readLock(): Readonly<Record<string, string>> {
  const lock: Record<string, string> = JSON.parse(readFileSync(golden('schemas.json'), 'utf8'));
  return lock;
}
