import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { UnreadableEvent, codecOf } from './codec.ts';
import { type Upcasters, defineEvent } from './event.ts';

const Person = Type.Object({ first: Type.String(), last: Type.String(), born: Type.Integer() });

/** Two versions ago a name was one text; one version ago nobody's birth was kept. */
const UPCASTERS: Upcasters = {
  1: (data) => {
    const [first = '', last = ''] = String(memberOf(data, 'name')).split(' ');
    return { first, last };
  },
  2: (data) => ({ first: memberOf(data, 'first'), last: memberOf(data, 'last'), born: 0 }),
};

const memberOf = (data: unknown, name: string): unknown =>
  Object.entries(Object(data)).find(([key]) => key === name)?.[1];

const PersonMet = defineEvent('PersonMet', 3, Person, UPCASTERS);
const RainFell = defineEvent('RainFell', 1, Type.Object({ millimetres: Type.Integer({ minimum: 0 }) }));
const codec = codecOf([PersonMet, RainFell]);

describe('codec', () => {
  it('reads data of the present version as it is', () => {
    const data = { first: 'Ada', last: 'Lovelace', born: 1815 };

    expect(codec.decode('PersonMet', 3, data)).toEqual(PersonMet.of(data));
  });

  it.each([
    [1, { name: 'Ada Lovelace' }],
    [2, { first: 'Ada', last: 'Lovelace' }],
  ])('lifts version %i step by step to the present one', (v, data) => {
    expect(codec.decode('PersonMet', v, data)).toEqual(
      PersonMet.of({ first: 'Ada', last: 'Lovelace', born: 0 }),
    );
  });

  it.each([
    ['an unknown type', 'SunShone', 1, {}, 'unknown event type SunShone'],
    ['a version from the future', 'RainFell', 2, { millimetres: 1 }, 'RainFell v2 is not between v1 and v1'],
    ['version 0', 'RainFell', 0, { millimetres: 1 }, 'RainFell v0 is not between v1 and v1'],
    ['half a version', 'PersonMet', 1.5, {}, 'PersonMet v1.5 is not between v1 and v3'],
    ['data that does not fit', 'RainFell', 1, { millimetres: -1 }, 'RainFell v1 does not fit its schema'],
    ['missing data', 'RainFell', 1, undefined, 'RainFell v1 does not fit its schema'],
    [
      'old data that does not fit once it is lifted',
      'PersonMet',
      2,
      { first: 'Ada' },
      'PersonMet v2 does not fit its schema',
    ],
  ])('refuses %s', (_what, type, v, data, message) => {
    expect(() => codec.decode(type, v, data)).toThrow(new UnreadableEvent(message));
  });

  it('refuses an old version whose next step is missing', () => {
    const gap = codecOf([defineEvent('PersonMet', 3, Person, { 1: (data) => data })]);

    expect(() => gap.decode('PersonMet', 1, {})).toThrow(
      new UnreadableEvent('PersonMet has no upcaster from v2'),
    );
  });

  it('refuses two types of one name', () => {
    expect(() => codecOf([RainFell, RainFell])).toThrow('two event types share one name');
  });
});
