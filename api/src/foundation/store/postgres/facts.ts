import type { LogFacts } from '../log-facts.ts';
import type { Connections } from './connections.ts';

/** Settings with which a power cut loses commits, or damage goes unseen. */
const RISKS = [
  ['fsync', 'off', 'fsync is off: a power cut can lose commits, and damage the database'],
  ['full_page_writes', 'off', 'full_page_writes is off: a power cut can damage the database'],
  [
    'data_checksums',
    'off',
    'data_checksums is off: damage of the disk is found in the log’s rows only (pg_checksums --enable)',
  ],
] as const;

/** Reads facts about a log and its server. */
export async function factsOf(connections: Connections): Promise<LogFacts> {
  const facts = {
    name: 'log_facts',
    text: `SELECT current_setting('server_version') AS server, (SELECT version FROM log_schema) AS schema,
      pg_total_relation_size('log_appends')::float8 AS bytes`,
  };
  const settings = {
    name: 'log_settings',
    text: `SELECT name, setting FROM pg_settings WHERE name = ANY ($1)`,
  };
  const [found] = await connections.read<{ server: string; schema: number; bytes: number }>(facts, []);
  const set = await connections.read<{ name: string; setting: string }>(settings, [
    RISKS.map(([name]) => name),
  ]);
  const risky = RISKS.filter(([name, value]) =>
    set.some((one) => one.name === name && one.setting === value),
  );
  return {
    engine: 'PostgreSQL',
    version: found?.server ?? 'unknown',
    schema: found?.schema ?? 0,
    bytes: found?.bytes ?? 0,
    risks: risky.map(([, , sentence]) => sentence),
  };
}
