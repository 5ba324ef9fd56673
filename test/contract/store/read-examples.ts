import { positionOf, START } from '@skins/api/foundation/store';
import { inputIn } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import { A, appendOf, appendOfData, B, commandOf, eventsOf, hashOf } from './appends.ts';

const AWKWARD = [
  'line \u2028 paragraph \u2029 separators',
  'quote " backslash \\ slash / tab \t newline \n return \r null \u0000 escape \u001b delete \u007f',
  'é and e\u0301, 皮肤, Скин, đồ, 🗡️, \u{1f468}\u200d\u{1f469}, right-to-left \u202e, byte order \ufeff',
  'half a character: \ud83d',
  '<script>alert(1)</script> =1+1 {{x}} %s',
];

/** Reads return what was written. */
export function readExamples(stores: Stores): void {
  recordExamples(stores);
  rangeExamples(stores);
}

function recordExamples({ store }: Stores): void {
  describe('read a record', () => {
    it('finds an empty store empty', async () => {
      await expect(store().head()).resolves.toBe(START);
      await expect(store().readAll(START, 10)).resolves.toEqual([]);
      await expect(store().readStream(A)).resolves.toEqual([]);
    });

    it('gives the record in the format of the log', async () => {
      await store().append(
        appendOf({
          command: commandOf('open'),
          time: 12,
          actor: 'operator-1',
          events: [{ type: 'BoxOpened', v: 3, data: { b: 1, a: [null, true] } }],
        }),
      );

      const record =
        '{"stream":"player-a","version":1,"type":"BoxOpened","v":3,"time":12,"actor":"operator-1","command":"open",' +
        `"input":"${hashOf('open')}","data":{"b":1,"a":[null,true]}}`;
      await expect(store().readStream(A)).resolves.toEqual([
        { position: positionOf(1), stream: A, version: 1, record },
      ]);
    });

    it('gives the hash of the input in the first record of a command, and in no other', async () => {
      await store().append(appendOf({ command: commandOf('open'), events: eventsOf(3) }));

      const records = await store().readStream(A);
      expect(records.map(({ record }) => inputIn(record))).toEqual([hashOf('open'), undefined, undefined]);
      await expect(store().findCommand(A, 'open')).resolves.toMatchObject({ inputHash: hashOf('open') });
    });

    it('gives no such hash in the records of an older command, and keeps it', async () => {
      await store().append(
        appendOf({ command: { ...commandOf('open'), beside: true }, events: eventsOf(2) }),
      );

      for (const { record } of await store().readStream(A)) expect(record).not.toContain('"input"');
      await expect(store().findCommand(A, 'open')).resolves.toEqual({
        inputHash: hashOf('open'),
        firstVersion: 1,
        count: 2,
        position: positionOf(2),
      });
    });

    it.each(AWKWARD)('keeps the bytes of %j', async (text) => {
      const data = { [text]: [text] };
      await store().append({
        ...appendOfData(data),
        actor: 'ope"rat\u2028or\n',
        command: commandOf('co"mm\u2028and\n'),
      });

      const [recorded] = await store().readAll(START, 1);

      const { stream, time } = appendOf();
      const [type, v, actor, command] = ['GemsCounted', 1, 'ope"rat\u2028or\n', 'co"mm\u2028and\n'];
      const input = hashOf(command);
      expect(recorded?.record).toBe(
        JSON.stringify({ stream, version: 1, type, v, time, actor, command, input, data }),
      );
      expect(recorded?.record).not.toContain('\n');
      await expect(store().findCommand(A, command)).resolves.toBeDefined();
    });
  });
}

function rangeExamples({ store }: Stores): void {
  describe('read a range', () => {
    it('gives a stream from a version on, at most a limit', async () => {
      await store().append(appendOf({ events: eventsOf(5) }));
      await store().append(appendOf({ stream: B, events: eventsOf(5) }));

      const versions = async (fromVersion?: number, limit?: number): Promise<number[]> =>
        (await store().readStream(A, fromVersion, limit)).map(({ version }) => version);

      await expect(versions()).resolves.toEqual([1, 2, 3, 4, 5]);
      await expect(versions(4)).resolves.toEqual([4, 5]);
      await expect(versions(2, 2)).resolves.toEqual([2, 3]);
      await expect(versions(5, 10)).resolves.toEqual([5]);
      await expect(versions(6)).resolves.toEqual([]);
    });

    it('gives all after a position, at most a limit, in the order of the log', async () => {
      await store().append(appendOf({ events: eventsOf(2) }));
      await store().append(appendOf({ stream: B, events: eventsOf(2) }));
      await store().append(appendOf({ expectedVersion: 2 }));

      const places = async (after: string, limit: number): Promise<string[]> =>
        (await store().readAll(after, limit)).map(
          ({ position, stream, version }) => `${position} ${stream} ${version}`,
        );

      const log = [
        '000000000001 player-a 1',
        '000000000002 player-a 2',
        '000000000003 player-b 1',
        '000000000004 player-b 2',
        '000000000005 player-a 3',
      ];
      await expect(places(START, 10)).resolves.toEqual(log);
      await expect(places(START, 2)).resolves.toEqual(log.slice(0, 2));
      await expect(places(positionOf(2), 2)).resolves.toEqual(log.slice(2, 4));
      await expect(places(positionOf(4), 10)).resolves.toEqual(log.slice(4));
      await expect(places(positionOf(5), 10)).resolves.toEqual([]);
      await expect(places(positionOf(99), 10)).resolves.toEqual([]);
    });

    it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
      'refuses %d as a version or a limit',
      async (count) => {
        await expect(store().readStream(A, count)).rejects.toThrow(RangeError);
        await expect(store().readStream(A, 1, count)).rejects.toThrow(RangeError);
        await expect(store().readAll(START, count)).rejects.toThrow(RangeError);
      },
    );

    it.each(['', '0', '-00000000001', '0000000000001', '00000000000a', '１２３４５６７８９０１２'])(
      'refuses %j as a position',
      async (position) => {
        await expect(store().readAll(position, 1)).rejects.toThrow(RangeError);
      },
    );
  });
}
