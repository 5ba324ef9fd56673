import {
  type Append,
  EVENTS_PER_APPEND_MAX,
  NAME_LENGTH_MAX,
  positionOf,
  RECORD_BYTES_MAX,
  START,
} from '@skins/api/foundation/store';
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import { A, appendOf, appendOfData, commandOf, eventsOf, hashOf } from './appends.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

const notPlainJson: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['undefined inside', { a: [{ b: undefined }] }],
  ['NaN', { gems: Number.NaN }],
  ['Infinity', { gems: Number.POSITIVE_INFINITY }],
  ['2^53', { gems: 2 ** 53 }],
  ['-2^53', { gems: -(2 ** 53) }],
  ['a fraction', { gems: 0.5 }],
  ['a bigint', { gems: 1n }],
  ['a function', { toJSON: () => 1 }],
  ['a symbol', { name: Symbol('name') }],
  ['a date', { at: new Date(0) }],
  ['a map', { items: new Map() }],
  ['a gap in an array', { items: Array.from<number>({ length: 0 }).concat(Array<number>(2)) }],
  ['33 levels', nested(33)],
];

const beyondLimits: readonly (readonly [string, Partial<Append>])[] = [
  ['a stream without a kind', { stream: '42' }],
  ['a stream without an id', { stream: 'player-' }],
  ['a stream of a kind in capitals', { stream: 'Player-42' }],
  ['a stream with a space', { stream: 'player-4 2' }],
  ['a stream with a line break', { stream: 'player-42\n' }],
  ['a stream with an id of 121', { stream: `player-${'x'.repeat(121)}` }],
  ['a negative version', { expectedVersion: -1 }],
  ['half a version', { expectedVersion: 0.5 }],
  ['a time that is none', { time: Number.NaN }],
  ['no actor', { actor: '' }],
  ['no command id', { command: commandOf('') }],
  ['a long command id', { command: commandOf('x'.repeat(NAME_LENGTH_MAX + 1)) }],
  ['a command id with half a character', { command: { id: '\ud800', inputHash: hashOf('') } }],
  ['an input hash in capitals', { command: { id: 'open', inputHash: hashOf('').toUpperCase() } }],
  ['an event without a type', { events: [{ type: '', v: 1, data: {} }] }],
  ['schema version 0', { events: [{ type: 'GemsCounted', v: 0, data: {} }] }],
  ['one event too many', { events: eventsOf(EVENTS_PER_APPEND_MAX + 1) }],
  ['a record too large', { events: [{ type: 'GemsCounted', v: 1, data: 'é'.repeat(RECORD_BYTES_MAX / 2) }] }],
];

/** Limits of an append. One beyond a limit throws and leaves no trace. */
export function limitExamples({ store }: Stores): void {
  describe('limit', () => {
    it('takes the largest append', async () => {
      const appended = await store().append(appendOf({ events: eventsOf(EVENTS_PER_APPEND_MAX) }));

      expect(appended).toMatchObject({ kind: 'appended', position: positionOf(EVENTS_PER_APPEND_MAX) });
      const records = await store().readStream(A);
      expect(records.map(({ version }) => version)).toEqual(records.map((_, index) => index + 1));
      expect(records).toHaveLength(EVENTS_PER_APPEND_MAX);
    });

    it('takes a record of almost a mebibyte, and data of 32 levels', async () => {
      const data = 'é'.repeat(RECORD_BYTES_MAX / 2 - 512);

      await expect(store().append(appendOfData(data))).resolves.toMatchObject({ kind: 'appended' });
      await expect(
        store().append({ ...appendOfData(nested(32)), expectedVersion: 1 }),
      ).resolves.toMatchObject({
        kind: 'appended',
      });
    });

    it.each(notPlainJson)('refuses %s as data', async (_, data) => {
      await expect(store().append(appendOfData(data))).rejects.toThrow(TypeError);
      await expect(store().head()).resolves.toBe(START);
    });

    it('says where the fault is', async () => {
      const appending = store().append(appendOfData({ items: [{ price: 1 }, { price: 0.5 }] }));

      await expect(appending).rejects.toThrow('data.items[1].price is 0.5, no safe integer');
    });

    it.each(beyondLimits)('refuses %s', async (_, change) => {
      await expect(store().append(appendOf(change))).rejects.toThrow(RangeError);
      await expect(store().head()).resolves.toBe(START);
    });

    it('refuses events of a refused command', async () => {
      await expect(store().append(appendOf({ command: commandOf('open', '{}') }))).rejects.toThrow(TypeError);
    });

    it('does not burn the command of an append that threw', async () => {
      const command = commandOf('open');
      await expect(store().append({ ...appendOfData(undefined), command })).rejects.toThrow(TypeError);

      await expect(store().append(appendOf({ command }))).resolves.toMatchObject({ kind: 'appended' });
    });
  });
}
