import { describe, expect, it } from 'vitest';
import { inOrder } from './order';

/** Entries from lines such as 'boxes after home'. */
const entriesOf = (...lines: string[]) =>
  lines.map((line) => {
    const [name = '', after = ''] = line.split(' after ');
    return { name, after };
  });
const orderOf = (...lines: string[]) => inOrder('the menu', entriesOf(...lines)).map(({ name }) => name);

describe('the order of entries', () => {
  it('follows names, wherever the entries stand in the list', () => {
    expect(orderOf('c after b', 'a after first', 'b after a')).toEqual(['a', 'b', 'c']);
  });

  it('puts a new entry next to the one that it names, before a longer tail', () => {
    const menu = ['a after first', 'b after a', 'c after b'];
    expect(orderOf(...menu, 'new after a')).toEqual(['a', 'new', 'b', 'c']);
    expect(orderOf('new after a', ...menu)).toEqual(['a', 'new', 'b', 'c']);
    expect(orderOf(...menu, 'new after first')).toEqual(['new', 'a', 'b', 'c']);
  });

  it('keeps the order of the list between entries with equal tails', () => {
    expect(orderOf('a after first', 'y after a', 'x after a')).toEqual(['a', 'y', 'x']);
  });

  it('is empty without entries', () => {
    expect(orderOf()).toEqual([]);
  });

  it('refuses a name that is not there', () => {
    expect(() => orderOf('a after first', 'b after z')).toThrow(
      "'b' of the menu comes after 'z', which is not there. Name one of: first, a, b.",
    );
  });

  it('refuses a circle, and whatever follows it', () => {
    expect(() => orderOf('a after first', 'b after c', 'c after b', 'd after c')).toThrow(
      "Entries of the menu come after each other in a circle: 'b', 'c', 'd'.",
    );
    expect(() => orderOf('a after a')).toThrow("in a circle: 'a'");
  });

  it.each(['a', 'first'])('refuses a name that is taken: %s', (name) => {
    expect(() => orderOf('a after first', `${name} after a`)).toThrow(
      `The name '${name}' is taken in the menu. Rename one entry.`,
    );
  });
});
