import { expect, it } from 'vitest';
import { draftOf } from '../record.ts';
import { type AppendEntry, entryOf } from './kept-append.ts';
import { unpacked } from './packing.ts';
import { RowsInWriting } from './rows-in-writing.ts';

/** The appends before, and their events. */
const BEFORE = { appends: 40, events: 100 };

const entry = (n: number, events: number, why = ''): AppendEntry =>
  entryOf(
    draftOf({
      stream: 'purse-a',
      expectedVersion: 0,
      events: Array.from({ length: events }, () => ({ type: 'CoinsMoved', v: 1, data: { why } })),
      command: { id: `command-${n}`, inputHash: 'a'.repeat(64) },
      time: 0,
      actor: 'player',
    }),
  );

function rowsOf(entries: readonly AppendEntry[]) {
  const writing = new RowsInWriting(BEFORE);
  for (const one of entries) writing.add(one);
  return writing.rows();
}

it('leaves no row of nothing', () => {
  expect(rowsOf([])).toEqual([]);
});

it.each([1, 15, 16, 32, 47, 48, 80, 512])(
  'leaves %i appends in rows behind one another, of text or packed',
  (n) => {
    const entries = Array.from({ length: n }, (_, place) => entry(place, place % 4));
    const texts: string[] = [];
    let [append, end] = [BEFORE.appends, BEFORE.events];
    for (const [first, appends, before, events, content] of rowsOf(entries)) {
      expect([first, before]).toEqual([append + 1, end]);
      expect(typeof content === 'string').toBe(n < 16);
      expect(n < 16 || (appends >= 16 && appends < 48)).toBe(true);
      expect(events).toBe(
        entries
          .slice(append - BEFORE.appends)
          .slice(0, appends)
          .reduce((sum, { count }) => sum + count, 0),
      );
      [append, end] = [append + appends, end + events];
      texts.push(typeof content === 'string' ? content : unpacked(content));
    }
    expect(texts.join('\n')).toBe(entries.map(({ text }) => text).join('\n'));
    expect(append).toBe(BEFORE.appends + n);
  },
);

it('packs long appends by fewer', () => {
  const why = 'because '.repeat(2_100);
  const rows = rowsOf(Array.from({ length: 32 }, (_, n) => entry(n, 1, why)));
  expect(rows.map(([, appends]) => appends)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
});
