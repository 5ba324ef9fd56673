import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical.ts';

const plainJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false),
    fc.string({ unit: 'binary' }),
    fc.maxSafeInteger(),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value;

describe('canonical JSON', () => {
  it('escapes like the example in RFC 8785, section 3.2.2', () => {
    const text = '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/';

    expect(canonicalJson({ string: text, literals: [null, true, false] })).toBe(
      String.raw`{"literals":[null,true,false],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts keys by UTF-16 code units, like RFC 8785, section 3.2.3', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };

    expect([...canonicalJson(value).matchAll(/:"([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  it('does not depend on the insertion order of keys, at any depth', () => {
    expect(canonicalJson({ b: { d: 1, c: [{ f: 0, e: 2 }] }, a: 3 })).toBe(
      '{"a":3,"b":{"c":[{"e":2,"f":0}],"d":1}}',
    );
  });

  it('writes minus zero as zero', () => {
    expect(canonicalJson(-0)).toBe('0');
  });

  it('means the same as the JSON it came from', () => {
    fc.assert(
      fc.property(plainJson, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('writes a lone surrogate as its escape, so that no two texts share a form', () => {
    expect(canonicalJson('\ud800')).toBe(String.raw`"\ud800"`);
  });

  it.each([
    ['undefined', undefined],
    ['a fraction', 0.5],
    ['NaN', Number.NaN],
    ['an integer that is not safe', 2 ** 53],
    ['a big integer', 1n],
    ['a function', () => 0],
    ['a symbol', Symbol('s')],
    ['a date', new Date(0)],
    ['a map', new Map([['a', 1]])],
    [
      'an instance of a class',
      new (class Point {
        readonly x = 1;
      })(),
    ],
    ['a gap in a list', Array.from({ length: 2 }).with(0, 1)],
    // oxlint-disable-next-line no-sparse-arrays
    ['a hole in a list', [1, , 2]],
  ])('refuses %s, also deep inside', (_what, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
    expect(() => canonicalJson({ list: [{ value }] })).toThrow(TypeError);
  });
});
