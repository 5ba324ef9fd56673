import type { Database } from 'better-sqlite3';
import { recordPages } from '../../foundation/records/index.ts';
import { RECORDS } from './views.ts';

/** Queries over the openings of the moon box. */
export const moonQuestions = (readModels: Database) => ({
  /** Returns a player's openings, newest first. */
  opensOf: recordPages(readModels, RECORDS),
});
