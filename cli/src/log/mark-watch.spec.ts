import { EVENTS_PER_APPEND_MAX } from '@skins/api/foundation/store';
import { EditionOpened } from '@skins/engine/editions';
import type { AnyEvent } from '@skins/engine/kernel';
import { ExclusionShared } from '@skins/engine/limits';
import { expect, it } from 'vitest';
import { MarkWatch } from './mark-watch.ts';

const HASH = 'a'.repeat(64);
const shared = (until: number) => ExclusionShared.of({ until, by: { kind: 'card', hash: HASH }, marks: [] });

/** Returns the finding for a command that writes one event, in a log whose edition checks marks against their inputs. */
function found(event: AnyEvent) {
  const streams: readonly (readonly [stream: string, event: AnyEvent])[] = [
    ['edition-log', EditionOpened.of({ edition: 3 })],
    ['player-anna0000', event],
  ];
  const watch = new MarkWatch();
  watch.take({
    read: 1,
    records: streams.map(([stream, { type, v, data }], n) =>
      JSON.stringify({ stream, version: 1, type, v, time: 0, actor: 'system', command: `c${n}`, data }),
    ),
    marks: streams.map(([stream], n) => ({
      stream,
      id: `c${n}`,
      inputHash: 'f'.repeat(64),
      firstVersion: 1,
      count: 1,
      position: n + 1,
    })),
  });
  const finding = watch.finish(true);
  watch.close();
  return finding;
}

it('reports a mark of another input, and leaves an event that does not determine its input to the audit', () => {
  expect(found(shared(1))).toMatchObject({ rule: 'input-hash', position: 2 });
  expect(found(shared(Number.MAX_VALUE))).toBeUndefined();
});

it('reports the first mark of a log without marks before it, however many records lie between', () => {
  const watch = new MarkWatch();
  const recordAt = (n: number) =>
    `{"stream":"s","version":${n},"type":"t","v":1,"time":0,"actor":"system","command":"c${n}","data":{}}`;
  const records = Array.from({ length: EVENTS_PER_APPEND_MAX + 1 }, (_none, n) => recordAt(n + 1));
  const next = records.length + 1;
  watch.take({ read: 1, records, marks: [] });
  watch.take({ read: 2, records: [recordAt(next)], marks: [] });
  const mark = { stream: 's', id: `c${next + 1}`, inputHash: HASH, firstVersion: next + 1, count: 1 };
  watch.take({ read: 3, records: [recordAt(next + 1)], marks: [{ ...mark, position: next + 1 }] });

  expect(watch.finish(true)).toMatchObject({ rule: 'command-mark', position: next + 1 });
  watch.close();
});
