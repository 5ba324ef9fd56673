import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A frozen log of a small shop, for tests: its path and its records. */
export const GOLDEN_LOG = fileURLToPath(new URL('../../golden/log.jsonl', import.meta.url));
export const GOLDEN_RECORDS: readonly string[] = readFileSync(GOLDEN_LOG, 'utf8').trimEnd().split('\n');
