import { statSync } from 'node:fs';
import type { LogFacts } from '../log-facts.ts';
import { readDatabase } from './soundness.ts';

/** Reads facts about a log in a file. @throws DamagedFile */
export const factsOfFile = (file: string): LogFacts =>
  readDatabase(file, (database) => ({
    engine: 'SQLite',
    version: database.prepare<[], string>('SELECT sqlite_version()').pluck().get() ?? 'unknown',
    schema: database.prepare<[], number>(`SELECT value FROM meta WHERE name = 'schema'`).pluck().get() ?? 0,
    bytes: statSync(file).size,
    risks: [],
  }));
