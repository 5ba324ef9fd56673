import { UnreadableEvent } from '@skins/engine/kernel';
import { beforeEach, expect, it } from 'vitest';
import type { LoggedEvent } from '../runtime/index.ts';
import { START, positionOf } from '../store/index.ts';
import { ProjectionSet } from './projection-set.ts';
import type { Projection } from './projection.ts';
import { ProjectorBench, counted } from '../../../../test/samples/api/projector-bench.ts';
import { counters, rowsOf } from '../../../../test/samples/api/counters.ts';

/** More than a part has. */
const EVENTS = 1_002;

/** How many events a projection was given, and whether more were to follow. */
type Call = readonly [events: number, more: boolean | undefined];

const bench = new ProjectorBench();
let calls: Call[] = [];

beforeEach(() => {
  calls = [];
});

const listener = (hears: Projection['hears']): Projection => ({
  name: 'listener',
  version: 1,
  tables: [],
  schema: '',
  hears,
  prepare: () => (events, more) => {
    calls.push([events.length, more]);
  },
});

const logged = (ordinal: number, type: string): LoggedEvent => ({
  position: positionOf(ordinal),
  record: '',
  event: { type, v: 1, data: {} },
  meta: { stream: 'purse-a', version: ordinal, time: 0, actor: 'player', command: 'command' },
});

it('a long batch comes in parts, of which the last says that it is', async () => {
  await bench.grow(EVENTS);
  await bench.projector([listener('everything'), counters('one')]).catchUp();

  expect(calls).toEqual([
    [1_000, true],
    [2, false],
  ]);
  expect(rowsOf(bench.database, 'one')).toEqual([counted('a', 501, 1_001), counted('b', 501, 1_002)]);
});

it('who hears nothing of the last part is told that it came', () => {
  const projections = new ProjectionSet(bench.database, [listener([{ type: 'Heard' }])], () => undefined);
  const herd = projections.hindmost();
  if (herd === undefined) throw new Error('nobody runs');
  const parts = [
    { events: [logged(1, 'Heard')], more: true },
    { events: [logged(2, 'Unheard')], more: false },
  ];
  projections.take(herd, parts, positionOf(2));

  expect(calls).toEqual([
    [1, true],
    [0, false],
  ]);
});

it('a record that cannot be read takes back the parts before it', async () => {
  await bench.grow(EVENTS);
  const projector = bench.projector([counters('one'), counters('two')], {
    readAll: async (after, limit) =>
      (await bench.store.readAll(after, limit)).map((one) =>
        one.position === positionOf(EVENTS) ? { ...one, record: '{}' } : one,
      ),
  });
  await projector.catchUp();

  expect(rowsOf(bench.database, 'one')).toEqual([]);
  expect(projector.progress.status()).toMatchObject([{ position: START }, { position: START }]);
  expect(bench.parked).toMatchObject([
    { name: 'one', error: expect.any(UnreadableEvent) },
    { name: 'two', error: expect.any(UnreadableEvent) },
  ]);
});
