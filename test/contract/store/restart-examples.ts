import { positionOf, START } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import { A, appendOf, B, commandOf, eventsOf } from './appends.ts';

/** Closing, and the data after reopening. */
export function restartExamples({ store, reopen }: Stores, durable: boolean): void {
  describe('close', () => {
    it('finishes the appends under way', async () => {
      const appending = [0, 1, 2].map((expectedVersion) => store().append(appendOf({ expectedVersion })));

      await store().close();

      await expect(Promise.all(appending)).resolves.toMatchObject(
        appending.map(() => ({ kind: 'appended' })),
      );
    });

    it('ends all use but another close', async () => {
      await store().close();

      await expect(store().append(appendOf())).rejects.toThrow('closed');
      await expect(store().findCommand(A, 'open')).rejects.toThrow('closed');
      await expect(store().readStream(A)).rejects.toThrow('closed');
      await expect(store().readAll(START, 1)).rejects.toThrow('closed');
      await expect(store().head()).rejects.toThrow('closed');
      await expect(store().close()).resolves.toBeUndefined();
    });

    it.skipIf(!durable)('keeps everything for the next open', async () => {
      await store().append(appendOf({ events: eventsOf(3) }));
      await store().append(appendOf({ stream: B, command: commandOf('open') }));
      await store().append(appendOf({ stream: B, command: commandOf('no', '{}'), events: [] }));
      const log = await store().readAll(START, 10);
      const known = await Promise.all(['open', 'no'].map((id) => store().findCommand(B, id)));

      const reopened = await reopen();

      await expect(reopened.readAll(START, 10)).resolves.toEqual(log);
      await expect(Promise.all(['open', 'no'].map((id) => reopened.findCommand(B, id)))).resolves.toEqual(
        known,
      );
      await expect(reopened.head()).resolves.toBe(positionOf(4));
      await expect(reopened.append(appendOf())).resolves.toEqual({ kind: 'conflict', actualVersion: 3 });
      await expect(reopened.append(appendOf({ expectedVersion: 3 }))).resolves.toMatchObject({
        position: positionOf(5),
      });
    });
  });
}
