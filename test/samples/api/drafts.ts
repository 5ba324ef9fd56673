import Database from 'better-sqlite3';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { sqliteTables } from '@skins/api/foundation/tables';
import { Drafts, changeDraft } from '../../../api/src/slices/settings/drafts.ts';

/** Drafts in memory. */
export const sampleDrafts = (): Drafts =>
  new Drafts(sqliteTables(new Database(':memory:'), [changeDraft]), new MasterSecret('0b'.repeat(32)));
