import { positionOf, START } from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import { A, appendOf, B, commandOf, eventsOf } from './appends.ts';

/** Expected versions, races and the order of the log. */
export function appendExamples(stores: Stores): void {
  versionExamples(stores);
  orderExamples(stores);
  togetherExamples(stores);
}

function versionExamples({ store }: Stores): void {
  describe('append at a version', () => {
    it('begins a stream at version 1 and position 1', async () => {
      const appended = await store().append(appendOf({ events: eventsOf(2) }));

      expect(appended).toEqual({ kind: 'appended', position: positionOf(2), firstVersion: 1 });
    });

    it.each([
      { stands: 0, expects: 0, result: 'appended' },
      { stands: 0, expects: 1, result: 'conflict' },
      { stands: 0, expects: 7, result: 'conflict' },
      { stands: 3, expects: 3, result: 'appended' },
      { stands: 3, expects: 0, result: 'conflict' },
      { stands: 3, expects: 2, result: 'conflict' },
      { stands: 3, expects: 4, result: 'conflict' },
    ])('a stream at version $stands, expected at $expects: $result', async ({ stands, expects, result }) => {
      if (stands > 0) await store().append(appendOf({ events: eventsOf(stands) }));

      const appended = await store().append(appendOf({ expectedVersion: expects }));

      expect(appended).toEqual(
        result === 'conflict'
          ? { kind: 'conflict', actualVersion: stands }
          : { kind: 'appended', position: positionOf(stands + 1), firstVersion: stands + 1 },
      );
    });

    it('lets one of two first events win', async () => {
      const results = await Promise.all([store().append(appendOf()), store().append(appendOf())]);

      expect(results).toEqual([
        { kind: 'appended', position: positionOf(1), firstVersion: 1 },
        { kind: 'conflict', actualVersion: 1 },
      ]);
      await expect(store().readStream(A)).resolves.toHaveLength(1);
    });

    it('writes nothing on a conflict, and the command may try again', async () => {
      const command = commandOf();
      await store().append(appendOf());
      await store().append(appendOf({ command }));

      await expect(store().head()).resolves.toBe(positionOf(1));
      await expect(store().findCommand(A, command.id)).resolves.toBeUndefined();
      const again = await store().append(appendOf({ command, expectedVersion: 1 }));
      expect(again).toMatchObject({ kind: 'appended', firstVersion: 2 });
    });
  });
}

function orderExamples({ store }: Stores): void {
  describe('append in order', () => {
    it('decides appends in the order of the calls, each upon the one before', async () => {
      const calls = [0, 1, 2, 3].map((expectedVersion) => store().append(appendOf({ expectedVersion })));

      const results = await Promise.all(calls);

      expect(results.map(({ kind }) => kind)).toEqual(['appended', 'appended', 'appended', 'appended']);
    });

    it('keeps the order of the calls over all streams', async () => {
      const streams = Array.from({ length: 40 }, (_, index) => `roll-${(index * 7) % 40}`);

      await Promise.all(streams.map((stream) => store().append(appendOf({ stream }))));

      const log = await store().readAll(START, 100);
      expect(log.map(({ stream }) => stream)).toEqual(streams);
    });

    it('keeps streams apart, alike as their names may be', async () => {
      const names = [A, B, 'player-A', 'player-aa', 'players-a', 'player-a:1', 'player-a_1', 'player-a-1'];

      await Promise.all(names.map((stream) => store().append(appendOf({ stream }))));
      const late = await store().append(appendOf({ stream: B }));

      expect(late).toEqual({ kind: 'conflict', actualVersion: 1 });
      const lengths = await Promise.all(
        names.map(async (stream) => (await store().readStream(stream)).length),
      );
      expect(lengths).toEqual(names.map(() => 1));
    });

    it('does not let the caller change what was appended', async () => {
      const data = { gems: 1 };
      const { inputHash } = commandOf();
      const command = { id: 'first', inputHash };
      const appending = store().append(appendOf({ command, events: [{ type: 'GemsCounted', v: 1, data }] }));
      data.gems = 1_000;
      command.id = 'second';
      await appending;

      const [recorded] = await store().readStream(A);
      expect(recorded?.record).toContain(`"command":"first","input":"${inputHash}","data":{"gems":1}`);
      await expect(store().findCommand(A, 'first')).resolves.toBeDefined();
    });
  });
}

function togetherExamples({ store }: Stores): void {
  describe('append together', () => {
    it('lets several be one: all of them stand one behind the other, or none does', async () => {
      const [command, later] = [commandOf(), commandOf()];
      const together = await store().appendTogether([
        appendOf({ events: eventsOf(2), command }),
        appendOf({ stream: B, command }),
      ]);
      expect(together).toEqual({
        kind: 'appended',
        each: [
          { kind: 'appended', position: positionOf(2), firstVersion: 1 },
          { kind: 'appended', position: positionOf(3), firstVersion: 1 },
        ],
      });

      // A conflict or a known id stops the whole batch, including valid appends before it.
      const first = appendOf({ expectedVersion: 2, command: later });
      const conflict = { kind: 'conflict', actualVersion: 1 };
      expect(await store().appendTogether([first, appendOf({ stream: B })])).toEqual({
        kind: 'stopped',
        at: 1,
        by: conflict,
      });
      const known = appendOf({ stream: B, expectedVersion: 1, command });
      expect(await store().appendTogether([first, known])).toMatchObject({
        kind: 'stopped',
        at: 1,
        by: { kind: 'duplicate' },
      });
      await expect(store().head()).resolves.toBe(positionOf(3));
      await expect(store().findCommand(A, later.id)).resolves.toBeUndefined();
      await expect(store().appendTogether([first, first])).rejects.toThrow(TypeError);
    });
  });
}
