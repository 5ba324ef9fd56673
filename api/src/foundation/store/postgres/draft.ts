import type { PoolClient } from 'pg';
import { withSettings } from './address.ts';

/** Name of the schema for a log that is being imported: of its own for each schema of a log. The hash keeps it short. */
const DRAFT = `'skins_import_' || md5(current_schema())`;

/** Drops the draft's schema and creates an empty one. @returns an address whose tables lie in it */
export async function emptyDraft(client: PoolClient, url: string): Promise<string> {
  const { rows } = await client.query<{ draft: string | null }>(`SELECT ${DRAFT} AS draft`);
  const draft = rows[0]?.draft ?? undefined;
  if (draft === undefined) throw new Error('no schema of the search path exists in this database');
  await client.query(`DROP SCHEMA IF EXISTS ${draft} CASCADE; CREATE SCHEMA ${draft}`);
  return withSettings(url, `-c search_path=${draft}`, 'after');
}

/** Drops the draft's schema. */
export async function dropDraft(client: PoolClient): Promise<void> {
  await client.query(
    `DO $drop$ BEGIN EXECUTE format('DROP SCHEMA IF EXISTS %I CASCADE', ${DRAFT}); END $drop$`,
  );
}

/**
 * Moves the draft's tables to where the log belongs and drops its schema, in one transaction. The log there has to be empty.
 * @throws Error when it is not
 */
export async function moveDraft(client: PoolClient): Promise<void> {
  await client.query(
    `DO $move$
     DECLARE
       draft text := ${DRAFT};
       moved text;
       home regnamespace := (SELECT relnamespace FROM pg_class WHERE oid = 'log_head'::regclass);
     BEGIN
       IF (SELECT appends FROM log_head FOR UPDATE) > 0 THEN
         RAISE EXCEPTION 'the log is not empty';
       END IF;
       DROP TABLE log_head, log_appends, log_schema, log_nodes, log_lease;
       DROP FUNCTION log_append;
       FOREACH moved IN ARRAY ARRAY['log_head', 'log_appends', 'log_schema', 'log_nodes', 'log_lease'] LOOP
         EXECUTE format('ALTER TABLE %I.%I SET SCHEMA %s', draft, moved, home);
       END LOOP;
       EXECUTE format('ALTER FUNCTION %I.log_append SET SCHEMA %s', draft, home);
       EXECUTE format('DROP SCHEMA %I CASCADE', draft);
     END
     $move$`,
  );
}
