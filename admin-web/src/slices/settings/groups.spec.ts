import type { Line } from '@skins/api/settings/shapes';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups';

const price = (id: string, before: number | null, after: number): Line => ({
  group: `skin:${id}`,
  groupName: id,
  field: 'price',
  fieldName: 'Price',
  item: 'Price',
  unit: 'gems',
  before,
  after,
});

describe('groupsOf', () => {
  it('makes one group of one field of many things, largest change first, with its median', () => {
    const lines = [price('a', 100, 101), price('b', 100, 70), price('c', 100, 102), price('d', 100, 103)];
    const [group, ...rest] = groupsOf(lines);
    expect(rest).toEqual([]);
    expect(group?.lines.map(({ groupName }) => groupName)).toEqual(['b', 'd', 'c', 'a']);
    expect(group?.spread?.median).toBeCloseTo(0.015, 9);
    expect(group?.spread?.largest).toBeCloseTo(-0.3, 9);
  });

  it('keeps the lines of a thing together, and puts what is retired first', () => {
    const image: Line = { ...price('a', 1, 2), field: 'image', before: '/a.svg', after: '/b.svg' };
    const retired: Line = {
      ...price('z', 1, 1),
      group: 'box:z',
      field: 'retired',
      before: false,
      after: true,
    };
    const groups = groupsOf([price('a', 100, 110), image, retired]);
    expect(groups.map(({ key, lines }) => [key, lines.length])).toEqual([
      ['box:z', 1],
      ['skin:a', 2],
    ]);
  });

  it('leaves no line out', () => {
    const lines = Array.from({ length: 571 }, (_none, k) => price(`s${k}`, 100, 100 + k + 1));
    expect(groupsOf(lines).reduce((sum, group) => sum + group.lines.length, 0)).toBe(571);
  });
});
