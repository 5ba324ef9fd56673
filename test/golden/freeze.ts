// Freezes what is new: `node test/golden/freeze.ts`. What is frozen already stays as it is, for ever.
import { existsSync, writeFileSync } from 'node:fs';
import { shopLog } from '../audit/shop-log.ts';
import { golden, readLines, readLock, readSamples } from './files.ts';
import { forged } from './forged.ts';
import { schemaHashes } from './schemas.ts';

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

if (!existsSync(golden('log.jsonl')))
  writeFileSync(
    golden('log.jsonl'),
    lines([...shopLog({ seed: 2026, commands: 70, players: 5, chainLength: 24 })]),
  );

if (!existsSync(golden('forged-log.jsonl')))
  writeFileSync(golden('forged-log.jsonl'), lines(forged(readLines('log.jsonl'))));

const samples = existsSync(golden('events.jsonl')) ? readSamples() : [];
const frozen = new Set(samples.map(({ type, v }) => `${type}@${v}`));
for (const record of readLines('log.jsonl')) {
  const { type, v, data }: { type: string; v: number; data: unknown } = JSON.parse(record);
  if (frozen.has(`${type}@${v}`)) continue;
  frozen.add(`${type}@${v}`);
  samples.push({ type, v, data });
}
writeFileSync(golden('events.jsonl'), lines(samples.map((sample) => JSON.stringify(sample))));

const lock = existsSync(golden('schemas.json')) ? readLock() : {};
const hashes = Object.fromEntries(schemaHashes());
writeFileSync(golden('schemas.json'), `${JSON.stringify({ ...hashes, ...lock }, undefined, 2)}\n`);
