import { positionOf, START } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import { A, appendOf, B, commandOf, eventsOf, hashOf } from './appends.ts';

const REFUSAL = '{"reason":"not enough gems"}';

/** A command happens once. */
export function commandExamples(stores: Stores): void {
  repeatExamples(stores);
  quietExamples(stores);
}

function repeatExamples({ store }: Stores): void {
  describe('command', () => {
    it('is found with what it did', async () => {
      await store().append(appendOf({ events: eventsOf(2) }));
      await store().append(appendOf({ command: commandOf('open'), expectedVersion: 2, events: eventsOf(3) }));

      await expect(store().findCommand(A, 'open')).resolves.toEqual({
        inputHash: hashOf('open'),
        firstVersion: 3,
        count: 3,
        position: positionOf(5),
      });
    });

    it('is unknown before it came, and in every other stream', async () => {
      await store().append(appendOf({ command: commandOf('open') }));

      await expect(store().findCommand(A, 'close')).resolves.toBeUndefined();
      await expect(store().findCommand(B, 'open')).resolves.toBeUndefined();
    });

    it('sent twice happens once, whatever version the second expects', async () => {
      const first = appendOf({ command: commandOf('open'), events: eventsOf(2) });
      await store().append(first);
      const known = await store().findCommand(A, 'open');

      const repeats = [0, 2, 9].map((expectedVersion) => store().append({ ...first, expectedVersion }));

      await expect(Promise.all(repeats)).resolves.toEqual(
        repeats.map(() => ({ kind: 'duplicate', command: known })),
      );
      await expect(store().head()).resolves.toBe(positionOf(2));
    });

    it('sent again before the first is committed happens once', async () => {
      const append = appendOf({ command: commandOf('open') });

      const [first, second] = await Promise.all([store().append(append), store().append(append)]);

      expect(first).toEqual({ kind: 'appended', position: positionOf(1), firstVersion: 1 });
      const command = { inputHash: hashOf('open'), firstVersion: 1, count: 1, position: positionOf(1) };
      expect(second).toEqual({ kind: 'duplicate', command });
    });

    it('sent again with another input is told the hash of the first', async () => {
      await store().append(appendOf({ command: commandOf('open') }));

      const other = await store().append(appendOf({ command: { id: 'open', inputHash: hashOf('other') } }));

      expect(other).toMatchObject({ kind: 'duplicate', command: { inputHash: hashOf('open') } });
    });

    it('of the same id in another stream is another command', async () => {
      await store().append(appendOf({ command: commandOf('open') }));

      await expect(
        store().append(appendOf({ stream: B, command: commandOf('open') })),
      ).resolves.toMatchObject({
        kind: 'appended',
      });
    });
  });
}

function quietExamples({ store }: Stores): void {
  describe('command without events', () => {
    it('refused leaves only its mark: no event, no stream, no new head', async () => {
      const refused = await store().append(appendOf({ command: commandOf('open', REFUSAL), events: [] }));

      expect(refused).toEqual({ kind: 'appended', position: START, firstVersion: 1 });
      await expect(store().readStream(A)).resolves.toEqual([]);
      await expect(store().head()).resolves.toBe(START);
      const known = {
        inputHash: hashOf('open'),
        refusal: REFUSAL,
        firstVersion: 1,
        count: 0,
        position: START,
      };
      await expect(store().findCommand(A, 'open')).resolves.toEqual(known);
      await expect(store().append(appendOf())).resolves.toMatchObject({ kind: 'appended', firstVersion: 1 });
    });

    it('refused is burned: it cannot succeed later', async () => {
      await store().append(appendOf({ command: commandOf('open', REFUSAL), events: [] }));

      const late = await store().append(appendOf({ command: commandOf('open') }));

      expect(late).toMatchObject({ kind: 'duplicate', command: { refusal: REFUSAL, count: 0 } });
      await expect(store().head()).resolves.toBe(START);
    });

    it('without events is marked on the version that it was decided on, and on no other', async () => {
      await store().append(appendOf({ events: eventsOf(2) }));
      const quiet = appendOf({ command: commandOf('quiet'), expectedVersion: 2, events: [] });

      const early = await store().append({ ...quiet, expectedVersion: 0 });
      const marked = await store().append(quiet);

      expect(early).toEqual({ kind: 'conflict', actualVersion: 2 });
      expect(marked).toEqual({ kind: 'appended', position: positionOf(2), firstVersion: 3 });
      const known = { inputHash: hashOf('quiet'), firstVersion: 3, count: 0, position: positionOf(2) };
      await expect(store().findCommand(A, 'quiet')).resolves.toEqual(known);
    });

    it('without events happens once too', async () => {
      const quiet = appendOf({ command: commandOf('quiet'), events: [] });

      const results = await Promise.all([store().append(quiet), store().append(quiet)]);

      expect(results.map(({ kind }) => kind)).toEqual(['appended', 'duplicate']);
    });
  });
}
