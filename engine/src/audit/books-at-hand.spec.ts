import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Archive, BooksAtHand } from './books-at-hand.ts';

interface Count {
  readonly stream: string;
  count: number;
}

const begin = (stream: string): Count => ({ stream, count: 0 });

/** Returns an archive that reports the streams it was given. */
function archiveIn(texts: Map<string, string>, onPut: (stream: string) => void = () => undefined): Archive {
  return {
    get: (stream) => texts.get(stream),
    put: (all) => {
      for (const [stream, text] of all) {
        texts.set(stream, text);
        onPut(stream);
      }
    },
  };
}

describe('books in memory', () => {
  it('are those used last, and never more than the limit', () => {
    const visits = fc.array(fc.nat({ max: 30 }), { maxLength: 400 });
    fc.assert(
      fc.property(visits, fc.integer({ min: 2, max: 20 }), (streams, atHandMax) => {
        const atHand = new Set<string>();
        const archive = archiveIn(new Map(), (stream) => atHand.delete(stream));
        const all = new BooksAtHand(begin, { archive, atHandMax });
        const counts = new Map<string, number>();
        for (const stream of streams.map((n) => `stream-${n}`)) {
          const books = all.of(stream);
          atHand.add(stream);
          books.count += 1;
          counts.set(stream, (counts.get(stream) ?? 0) + 1);
          expect(books).toEqual({ stream, count: counts.get(stream) });
          expect(atHand.size).toBeLessThanOrEqual(atHandMax);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('may be written until those of another stream are requested', () => {
    const all = new BooksAtHand(begin, { archive: archiveIn(new Map()), atHandMax: 2 });
    const [first] = ['a', 'b', 'c'].map((stream) => all.of(stream));
    const again = all.of('a');
    again.count += 1;
    expect(again).not.toBe(first);
    all.of('b');
    expect(all.of('a').count).toBe(1);
  });

  it('are all of them if there is no archive', () => {
    const all = new BooksAtHand(begin, { atHandMax: 2 });
    const streams = Array.from({ length: 100 }, (_, n) => `stream-${n}`);
    const books = streams.map((stream) => all.of(stream));
    expect(streams.map((stream) => all.of(stream))).toEqual(books);
    expect(all.of('stream-0')).toBe(books[0]);
  });
});
