import { describe, expect, it } from 'vitest';
import { keptOf, typedOf } from './amounts';
import { beginningOf, fieldAt, kindOf, unitOf, withMember } from './schema';

const NOWHERE = { fields: [], path: '', now: 0 };

describe('a schema', () => {
  it.each([
    [{ type: 'integer' }, 'number'],
    [{ type: 'boolean' }, 'switch'],
    [{ type: 'string' }, 'text'],
    [{ enum: ['a', 'b'] }, 'choice'],
    [{ anyOf: [{ const: 'a' }, { const: 'b' }] }, 'choice'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'maybe'],
    [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, 'json'],
    [{ type: 'object', properties: {} }, 'object'],
    [{ type: 'array', items: { type: 'integer' } }, 'list'],
    [{}, 'json'],
  ])('%j is edited as %s', (schema, kind) => {
    expect(kindOf(schema).kind).toBe(kind);
  });

  it('starts with a value of its form', () => {
    expect(
      beginningOf(
        {
          type: 'object',
          properties: {
            least: { type: 'integer', minimum: 3 },
            on: { type: 'boolean' },
            maybe: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
            list: { type: 'array', items: {} },
            word: { enum: ['x', 'y'] },
          },
        },
        NOWHERE,
      ),
    ).toEqual({ least: 3, on: false, maybe: null, list: [], word: 'x' });
  });

  it('starts a time with the next quarter hour', () => {
    const fields = [{ path: '/list/*/from', name: 'Begins', unit: 'time' }] as const;
    const schema = {
      properties: { from: { type: 'integer', minimum: 0 }, cost: { type: 'integer', minimum: 1 } },
    };
    expect(beginningOf(schema, { fields, path: '/list/3', now: 1_800_000_000_001 })).toEqual({
      from: 1_800_000_900_000,
      cost: 1,
    });
  });

  it('leaves out empty optional members, and keeps the others', () => {
    const schema = { properties: { type: { enum: [0, 1] }, of: { type: 'string' } }, required: ['type'] };
    expect(beginningOf(schema, NOWHERE)).toEqual({ type: 0 });
    const kind = kindOf(schema);
    expect(kind.kind === 'object' && [kind.mayLack('of'), kind.mayLack('type')]).toEqual([true, false]);
    expect(withMember({ type: 0 }, 'of', 'box', true)).toEqual({ type: 0, of: 'box' });
    expect(withMember({ type: 0, of: 'box' }, 'of', '', true)).toEqual({ type: 0 });
    expect(withMember({ of: 'box' }, 'of', '', false)).toEqual({ of: '' });
  });

  it('has names for places in lists', () => {
    const tier = { path: '/tiers/*/gems', name: 'Gems', unit: 'gems' } as const;
    expect(fieldAt([tier], '/tiers/12/gems')).toBe(tier);
    expect(fieldAt([tier], '/tiers')).toBeUndefined();
    const numbered = { path: '/levels/*/rate', name: 'VIP {n}: rate', unit: 'share' } as const;
    expect(fieldAt([numbered], '/levels/10/rate')?.name).toBe('VIP 10: rate');
    const counted = { path: '/days/*', name: 'Day {k}', unit: 'text' } as const;
    expect(fieldAt([counted], '/days/0')?.name).toBe('Day 1');
  });

  it('uses gems for an amount if its sibling says so', () => {
    const amount = {
      path: '/amount',
      name: 'How many',
      unit: 'count',
      gems: { part: 'type', is: ['diamond'] },
    } as const;
    const field = { ...amount, gems: { ...amount.gems, is: [...amount.gems.is] } };
    expect(unitOf(field, { type: 'diamond', amount: 1 })).toBe('gems');
    expect(unitOf(field, { type: 'debris', amount: 1 })).toBe('count');
    expect(unitOf(field, undefined)).toBe('count');
  });
});

describe('typed input', () => {
  it.each([
    ['gems', 8_005_000, '800.5'],
    ['share', 9_210, '92.1'],
    ['ms', 90_000, '1.5'],
    ['count', 7, '7'],
  ] as const)('of %s is stored exactly: %i', (unit, kept, typed) => {
    expect(typedOf(kept, unit)).toBe(typed);
    expect(keptOf(typed, unit)).toBe(kept);
  });

  it('has no binary rounding errors', () => {
    expect(keptOf('1.1', 'gems')).toBe(11_000);
    expect(keptOf('92.13', 'share')).toBe(9_213);
  });

  it.each([
    ['1,000.5', 'gems', 10_005_000],
    ['１２．５', 'share', 1_250],
    ['-3', 'count', -3],
    ['−1 000', 'count', -1_000],
  ] as const)('%j is read as the console writes it', (typed, unit, kept) => {
    expect(keptOf(typed, unit)).toBe(kept);
  });

  it('stays as it is if it is not a number, so that the check reports it', () => {
    expect(keptOf('1e3', 'gems')).toBe('1e3');
    expect(keptOf('', 'count')).toBe('');
  });
});
