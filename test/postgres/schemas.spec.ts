import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { START, positionOf } from '@skins/api/foundation/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openPostgresDraft,
  openPostgresStore,
  putDraftInPlace,
} from '../../api/src/foundation/store/postgres/open.ts';
import { appendOf } from '../contract/store/appends.ts';
import { GOLDEN_LOG } from '../samples/cli/golden-log.ts';
import { shellIn } from '../samples/cli/recorded-terminal.ts';
import { type PostgresServer, noPostgres, onPostgres, schemaOf, startPostgres } from './server.ts';

describe.skipIf(noPostgres !== undefined)(onPostgres('schemas of logs in one database'), () => {
  let server: PostgresServer;
  let folder: string;
  let address: string;
  beforeAll(async () => {
    server = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), 'skins-schemas-'));
  });
  beforeEach(async () => void (address = await server.newStore()));
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await server.remove();
  });

  it('opens a log for a user who may create nothing', async () => {
    await (await openPostgresStore(address)).close();
    const schema = schemaOf(address);
    await server.query(
      `CREATE ROLE clerk LOGIN; GRANT USAGE ON SCHEMA ${schema} TO clerk;
       GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA ${schema} TO clerk`,
    );
    const clerk = new URL(address);
    clerk.username = 'clerk';
    const store = await openPostgresStore(clerk.href);
    expect(await store.append(appendOf())).toMatchObject({ kind: 'appended' });
    await store.close();
  });

  it('finds a log in a later schema of the search path, and makes no second one', async () => {
    const store = await openPostgresStore(address);
    await store.append(appendOf());
    await store.close();
    await server.query('CREATE SCHEMA first');
    const both = new URL(address);
    both.searchParams.set('options', `-c search_path=first,${schemaOf(address)}`);
    const found = await openPostgresStore(both.href);
    expect(await found.head()).toBe(positionOf(1));
    await found.close();
  });

  it('keeps the imports of two shops apart', async () => {
    const other = await server.newStore();
    for (const each of [address, other]) await (await openPostgresStore(each)).close();
    const draft = await openPostgresDraft(address);
    const otherDraft = await openPostgresDraft(other);
    await draft.append(appendOf());
    await Promise.all([draft.close(), otherDraft.close()]);
    await putDraftInPlace(address);
    await putDraftInPlace(other);
    for (const [each, head] of [
      [address, positionOf(1)],
      [other, START],
    ] as const) {
      const store = await openPostgresStore(each);
      expect(await store.head()).toBe(head);
      await store.close();
    }
    expect(await server.query(`SELECT 1 FROM pg_namespace WHERE nspname LIKE 'skins_import%'`)).toEqual([]);
  });

  it('leaves a running shop alone when an import from another folder is refused', async () => {
    const store = await openPostgresStore(address);
    await store.append(appendOf());
    const skins = shellIn(folder, { SKINS_STORE: address });
    const refused = await skins('import', GOLDEN_LOG, '--unsigned');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('holds a log already') });
    expect(await store.append(appendOf({ expectedVersion: 1 }))).toMatchObject({ position: positionOf(2) });
    await store.close();
  });

  it('shows the first fault of an import, and drops what it wrote', async () => {
    const skins = shellIn(folder, { SKINS_STORE: address });
    await (await openPostgresStore(address)).close();
    // The draft is complete when its move fails.
    await server.query(
      `CREATE FUNCTION ${schemaOf(address)}.stop() RETURNS event_trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'no move today'; END $$;
       CREATE EVENT TRIGGER stop ON sql_drop WHEN TAG IN ('DROP TABLE')
         EXECUTE FUNCTION ${schemaOf(address)}.stop()`,
    );
    const failed = await skins('import', GOLDEN_LOG, '--unsigned');
    await server.query('DROP EVENT TRIGGER stop');
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('no move today') });
    expect(await server.query(`SELECT 1 FROM pg_namespace WHERE nspname LIKE 'skins_import%'`)).toEqual([]);
    expect((await skins('import', GOLDEN_LOG, '--unsigned')).code).toBe(0);
  });
});
