import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ItemSource, ItemStatus } from './events.ts';
import { WIDTH } from './packed-items.ts';
import { type Content, PIECE, Piece } from './piece.ts';
import { numberOfSkin } from './skin-numbers.ts';

const content = (value: number): Content => ({
  skinId: `skin-${value % 3}`,
  value,
  source: ItemSource.fragments,
  status: ItemStatus.inBag,
  time: Date.UTC(2026, 10, 26) + value,
});

type Step = { readonly add: number } | { readonly move: number } | { readonly file: true };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 40 }).map((add) => ({ add })) },
  { weight: 2, arbitrary: fc.nat(PIECE).map((move) => ({ move })) },
  { weight: 1, arbitrary: fc.constant({ file: true } as const) },
);
/** How many versions back the next one starts from. */
const back = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(3));
const steps = fc.array(fc.record({ step, back }), { maxLength: 12 });

interface Version {
  readonly piece: Piece;
  readonly items: readonly Content[];
}

/** Returns the piece as read from a file outside the log. */
function read(piece: Piece): Piece {
  const kept = new Float64Array(piece.length * WIDTH);
  piece.copyTo(kept, 0);
  const skins = Piece.skinsIn(kept);
  return Piece.allOf(kept, skins)[0] ?? Piece.empty;
}

function next({ piece, items }: Version, step: Step, value: number): Version {
  if ('file' in step) return { piece: read(piece), items };
  if ('move' in step) {
    if (step.move >= items.length) return { piece, items };
    const moved = items.map((item, n) => (n === step.move ? { ...item, status: ItemStatus.sold } : item));
    return { piece: piece.moved([step.move], ItemStatus.sold), items: moved };
  }
  const added = Array.from({ length: Math.min(step.add, PIECE - items.length) }, (_, n) =>
    content(value + n),
  );
  return {
    piece: added.reduce((grown, item) => grown.with(item), piece),
    items: [...items, ...added],
  };
}

describe('a piece of a bag', () => {
  it('holds what was added and moved, whatever else grew out of it, and knows its common part with others', () => {
    for (const n of [0, 1, 2]) numberOfSkin(`skin-${n}`);
    fc.assert(
      fc.property(steps, (all) => {
        const versions: Version[] = [{ piece: Piece.empty, items: [] }];
        for (const [n, one] of all.entries()) {
          const from = versions.at(-1 - one.back) ?? versions[0];
          if (from !== undefined) versions.push(next(from, one.step, n * PIECE));
        }
        for (const { piece, items } of versions) {
          expect([...piece]).toEqual(items);
          expect([...piece.from(40)]).toEqual(items.slice(40));
          expect(items.map((_, index) => piece.at(index))).toEqual(items);
          expect(piece.at(items.length)).toBeUndefined();
          for (const other of versions) {
            const shared = piece.sharedWith(other.piece);
            expect(shared).toBe(other.piece.sharedWith(piece));
            expect(items.slice(0, shared)).toEqual(other.items.slice(0, shared));
          }
        }
      }),
    );
  });

  it('shares all its items with pieces that grew out of it one by one', () => {
    let piece = Piece.empty;
    for (let length = 1; length <= PIECE; length += 1) {
      const grown = piece.with(content(length));
      // Items packed together with the new one are compared again.
      expect(grown.sharedWith(piece)).toBe(length % 32 === 0 ? length - 32 : length - 1);
      piece = grown;
    }
  });
});
