import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { closed } from './event.ts';
import { defineRules } from './published.ts';

const schema = closed({ fee: Type.Integer({ minimum: 0 }) });

describe('defineRules', () => {
  it('accepts only content that fits the schema', () => {
    const rules = defineRules('dice', schema, { fee: 5 });

    expect(rules).toMatchObject({ name: 'dice', first: { fee: 5 }, schema });
    expect(rules.fits({ fee: 0 })).toBe(true);
    expect([{ fee: -1 }, { fee: 1, tax: 1 }, {}, null].filter(rules.fits)).toEqual([]);
  });

  it('refuses a first version that does not fit', () => {
    expect(() => defineRules('dice', schema, { fee: -5 })).toThrow(
      new TypeError('the first rules of dice do not fit their schema'),
    );
  });
});
