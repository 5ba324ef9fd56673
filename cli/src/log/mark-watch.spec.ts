import { EditionOpened } from '@skins/engine/editions';
import type { AnyEvent } from '@skins/engine/kernel';
import { ExclusionShared } from '@skins/engine/limits';
import { expect, it } from 'vitest';
import { MarkWatch } from './mark-watch.ts';

const HASH = 'a'.repeat(64);
const shared = (until: number) => ExclusionShared.of({ until, by: { kind: 'card', hash: HASH }, marks: [] });

/** What is found in the mark of a command that writes one event, in a log whose edition holds marks to their inputs. */
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

it('names a mark of another input, and leaves an event that no input tells exactly to the audit', () => {
  expect(found(shared(1))).toMatchObject({ rule: 'input-hash', position: 2 });
  expect(found(shared(Number.MAX_VALUE))).toBeUndefined();
});
