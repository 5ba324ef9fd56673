import { rmSync, writeFileSync } from 'node:fs';
import { StorageBroken, positionOf } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import { A, B, appendOf, commandOf, eventsOf } from '../contract/store/appends.ts';
import { logsForTests, recordsIn } from './log-kit.ts';

describe('the log in EventStoreDB and its copy', () => {
  const { running, server, useAddress, path, open, openReader, logStream } = logsForTests();

  describe('a batch that is larger than an event', () => {
    const large = (id: string, version = 0) =>
      appendOf({ expectedVersion: version, command: commandOf(id), events: eventsOf(20) });
    const SMALL = { partBytes: 700 };

    it('is several events, and is read as one', async () => {
      const store = await open(SMALL);
      expect(await store.append(large('large'))).toMatchObject({ position: positionOf(20) });
      await store.close();
      expect(server().log.stream(logStream())?.length).toBeGreaterThan(4);
      rmSync(path('log-copy.sqlite'));
      const next = await open(SMALL);
      expect(await next.append(large('large'))).toMatchObject({ kind: 'duplicate', command: { count: 20 } });
      expect(await recordsIn(next)).toHaveLength(20);
      await next.close();
    });

    it('never happened if its last event is missing', async () => {
      const store = await open({ ...SMALL, patienceMs: 300 });
      await store.append(appendOf());
      // In the last record, and so in its last event.
      server().failNextAppend('request lost', '"version":21');
      const rejected = expect(store.append(large('torn', 1))).rejects.toThrow(StorageBroken);
      await expect.poll(() => server().hasFailed).toBe(true);
      server().kill();
      await rejected;
      await store.close();
      await running().restart();

      const next = await open(SMALL);
      expect(await recordsIn(next)).toEqual([`${A} 1`]);
      expect(await next.append(large('torn', 1))).toMatchObject({
        kind: 'appended',
        position: positionOf(21),
      });
      await next.close();
      const all = await openReader();
      const ends: number[] = [];
      for await (const page of all.pages()) ends.push(...page.map(({ end }) => end));
      expect(ends).toEqual([1, 21]);
      await all.close();
    });
  });

  describe('its copy', () => {
    const copy = () => path('log-copy.sqlite');
    const openWithThree = async () => {
      const store = await open();
      for (const expectedVersion of [0, 1, 2]) await store.append(appendOf({ expectedVersion }));
      return store;
    };

    it.each([
      ['missing', () => rmSync(copy())],
      ['damaged', () => writeFileSync(copy(), 'no database')],
    ])('is made anew when it is %s', async (_what, spoil) => {
      await (await openWithThree()).close();
      for (const rest of ['-wal', '-shm']) rmSync(`${copy()}${rest}`, { force: true });
      spoil();
      const store = await open();
      expect(await recordsIn(store)).toEqual([`${A} 1`, `${A} 2`, `${A} 3`]);
      await store.close();
    });

    it.each([
      ['shorter', [B]],
      ['equally long', [B, 'player-c', 'player-d']],
    ])('is made anew when it is the copy of another log, which is %s', async (_what, streams) => {
      await (await openWithThree()).close();
      useAddress(running().newStore());
      const other = await open({}, 'other/log.sqlite');
      for (const stream of streams) await other.append(appendOf({ stream }));
      await other.close();
      const store = await open();
      expect(await recordsIn(store)).toEqual(streams.map((stream) => `${stream} 1`));
      await store.close();
    });

    it('catches up with what another folder wrote', async () => {
      await (await openWithThree()).close();
      const other = await open({}, 'other/log.sqlite');
      await other.append(appendOf({ stream: B }));
      await other.close();
      const all = await openReader();
      expect(await recordsIn(all)).toEqual([`${A} 1`, `${A} 2`, `${A} 3`, `${B} 1`]);
      await all.close();
    });

    it('is compared with the log by an audit', async () => {
      await (await openWithThree()).close();
      const all = await openReader();
      const honest = all.auditAppends();
      const changed = all.auditAppends();
      for await (const page of all.pages())
        for (const append of page) {
          honest.take(append);
          changed.take({ ...append, head: { ...append.head, refusal: 'changed' } });
        }
      expect(honest.finish()).toBeUndefined();
      expect(changed.finish()).toMatchObject({ expected: expect.stringContaining('in the copy') });
      await all.close();
    });
  });

  it.each(['dropped', 'hangs'] as const)('reads on where a read was %s', async (kind) => {
    const store = await open();
    for (let expectedVersion = 0; expectedVersion < 5; expectedVersion += 1)
      await store.append(appendOf({ expectedVersion }));
    await store.close();
    rmSync(path('log-copy.sqlite'));
    server().failNextRead(kind, 3);
    const next = await open();
    expect(server().hasFailed).toBe(true);
    expect(await recordsIn(next)).toHaveLength(5);
    await next.close();
  });

  it.each([
    ['a flipped byte', '"by":1', '"by":2', 'its checksum does not match'],
    ['a missing batch', undefined, undefined, 'append 3 does not follow append 1'],
  ])('reports %s', async (_what, from, to, sentence) => {
    const store = await open();
    for (const expectedVersion of [0, 1, 2])
      await store.append(appendOf({ expectedVersion, events: [{ type: 'Moved', v: 1, data: { by: 1 } }] }));
    await store.close();
    server().log.change(logStream(), 2n, (text) =>
      from === undefined || to === undefined ? undefined : text.replace(from, to),
    );
    const all = await openReader();
    const reading = (async () => {
      for await (const page of all.pages()) expect(page.length).toBeGreaterThan(0);
    })();
    await expect(reading).rejects.toThrow(sentence);
    await all.close();
    rmSync(path('log-copy.sqlite'));
    await expect(open()).rejects.toThrow(sentence);
  });
});
