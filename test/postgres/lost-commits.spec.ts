import { FencedOff, StorageBroken, positionOf } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import { openPostgresReader, openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import { appendOf, commandOf } from '../contract/store/appends.ts';
import { serverToCut } from './cut-server.ts';
import { noPostgres, onPostgres, schemaOf } from './server.ts';

describe.skipIf(noPostgres !== undefined)(onPostgres('the store in PostgreSQL, after a lost commit'), () => {
  const at = serverToCut();

  const inLog = (sql: string) =>
    at.server.query(`SET search_path = ${schemaOf(at.address)}; ${sql}; RESET search_path`);
  /** Loses the second append, as a failover to a replica that was behind does. */
  const windBack = () =>
    inLog('DELETE FROM log_appends WHERE append = 2; UPDATE log_head SET appends = 1, events = 1');

  async function openWithTwo(onBroken: (reason: Error) => void) {
    const store = await openPostgresStore(at.proxy.through(at.address), { onBroken });
    await store.append(appendOf());
    await store.append(appendOf({ expectedVersion: 1 }));
    return store;
  }

  it('gives no position twice: appends reject once the log is shorter than this writer knows', async () => {
    const broken: Error[] = [];
    const store = await openWithTwo((reason) => broken.push(reason));
    await windBack();
    const append = appendOf({ expectedVersion: 1 });
    await expect(store.append(append)).rejects.toThrow(StorageBroken);
    await expect(store.append(append)).rejects.toThrow('has lost commits');
    expect(broken).toHaveLength(1);
    await store.close();
    const reader = await openPostgresReader(at.address);
    expect(await reader.head()).toBe(positionOf(1));
    await reader.close();
  });

  it('notices the shorter log when it renews its fence', async () => {
    const store = await openWithTwo(() => undefined);
    at.proxy.cutNext('"id":"cut"', 'request');
    const held = at.proxy.holdNext('log_renew');
    const rejected = expect(
      store.append(appendOf({ expectedVersion: 2, command: commandOf('cut') })),
    ).rejects.toThrow('has lost commits');
    const pass = await held;
    await windBack();
    pass();
    await rejected;
    await store.close();
  });

  it('leaves the outcome open when the repeated batch fails for another reason', async () => {
    const broken: Error[] = [];
    const store = await openPostgresStore(at.proxy.through(at.address), {
      onBroken: (reason) => broken.push(reason),
    });
    at.proxy.cutNext('"id":"cut"', 'answer');
    const held = at.proxy.holdNext('log_renew');
    const append = appendOf({ command: commandOf('cut') });
    const rejected = expect(store.append(append)).rejects.toThrow(StorageBroken);
    const pass = await held;
    await inLog(
      `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER no_room BEFORE UPDATE ON log_head FOR EACH ROW EXECUTE FUNCTION no_room()`,
    );
    pass();
    await rejected;
    expect(broken).toHaveLength(1);
    await store.close();
    await inLog('DROP TRIGGER no_room ON log_head');
    const next = await openPostgresStore(at.address);
    expect(await next.append(append)).toMatchObject({ kind: 'duplicate' });
    await next.close();
  });

  it('says that it was fenced off when another writer took over before the repeated batch', async () => {
    const store = await openPostgresStore(at.proxy.through(at.address));
    at.proxy.cutNext('"id":"cut"', 'answer');
    const held = at.proxy.holdNext('log_renew');
    const rejected = expect(store.append(appendOf({ command: commandOf('cut') }))).rejects.toThrow(FencedOff);
    const pass = await held;
    const next = await openPostgresStore(at.address);
    pass();
    await rejected;
    await Promise.all([store.close(), next.close()]);
  });

  it('recognises its own append beside a stale one of the same command', async () => {
    const store = await openPostgresStore(at.proxy.through(at.address));
    at.proxy.cutNext('"id":"twice"', 'answer');
    const command = commandOf('twice');
    const [stale, right] = await Promise.all([
      store.append(appendOf({ expectedVersion: 7, command })),
      store.append(appendOf({ command })),
    ]);
    expect(stale).toMatchObject({ kind: 'duplicate' });
    expect(right).toMatchObject({ kind: 'appended', position: positionOf(1) });
    await store.close();
  });
});
