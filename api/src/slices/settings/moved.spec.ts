import { describe, expect, it } from 'vitest';
import { movedIn } from './moved.ts';

describe('movedIn', () => {
  it('names the one thing that moved, though all others shift', () => {
    expect(movedIn(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual([{ id: 'd', before: 4, after: 1 }]);
  });

  it('names nothing in the same order, with things added or removed', () => {
    expect(movedIn(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([]);
  });
});
