import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { NewerEvent, UnreadableEvent, codecOf, lifted } from './codec.ts';
import { defineEvent } from './event.ts';

const Person = Type.Object({ first: Type.String(), last: Type.String(), born: Type.Integer() });
const lifts: number[] = [];

const memberOf = (data: unknown, name: string): unknown => Reflect.get(Object(data), name);

/** Version 1 had the name as one text; version 2 had no birth date. */
const PersonMet = defineEvent('PersonMet', Person, {
  former: [
    {
      schema: Type.Object({ name: Type.String({ minLength: 1 }) }),
      until: 2,
      lift: (data) => {
        lifts.push(1);
        const [first = '', last = ''] = String(memberOf(data, 'name')).split(' ');
        return { first, last };
      },
    },
    {
      schema: Type.Object({ first: Type.String(), last: Type.String() }),
      until: 5,
      lift: (data) => {
        lifts.push(2);
        return { first: memberOf(data, 'first'), last: memberOf(data, 'last'), born: 0 };
      },
    },
  ],
});
const RainFell = defineEvent('RainFell', Type.Object({ millimetres: Type.Integer({ minimum: 0 }) }));
const codec = codecOf([PersonMet, RainFell]);

const NEW = { first: 'Ada', last: 'Lovelace', born: 1815 };
const OLD = { first: 'Ada', last: 'Lovelace' };
/** data of version 1 that would be valid after the upcaster */
const EMPTY = { name: '' };

describe('codec', () => {
  it('numbers versions by the former ones', () => {
    expect([PersonMet.v, RainFell.v]).toEqual([3, 1]);
  });

  it('reads data of the present version unchanged', () => {
    const data = { first: 'Ada', last: 'Lovelace', born: 1815 };

    expect(codec.decode('PersonMet', 3, data)).toEqual(PersonMet.of(data));
    expect(() => codec.hold(PersonMet.of(data))).not.toThrow();
  });

  it.each([
    [1, { name: 'Ada Lovelace' }, [1, 2]],
    [2, { first: 'Ada', last: 'Lovelace' }, [2]],
  ])('upcasts version %i step by step to the present one', (v, data, steps) => {
    lifts.length = 0;

    expect(codec.decode('PersonMet', v, data)).toEqual(
      PersonMet.of({ first: 'Ada', last: 'Lovelace', born: 0 }),
    );
    expect(lifts).toEqual(steps);
    expect(lifted(PersonMet, v, data)).toEqual(codec.decode('PersonMet', v, data));
  });

  it.each([
    ['version 0', 'RainFell', 0, { millimetres: 1 }, 'RainFell v0 is not between v1 and v1'],
    ['half a version', 'PersonMet', 1.5, {}, 'PersonMet v1.5 is not between v1 and v3'],
    ['data that does not fit', 'RainFell', 1, { millimetres: -1 }, 'RainFell v1 does not fit its schema'],
    ['missing data', 'RainFell', 1, undefined, 'RainFell v1 does not fit its schema'],
    ['present data as an old version', 'PersonMet', 1, NEW, 'PersonMet v1 does not fit its schema'],
    ['old data as the present version', 'PersonMet', 3, OLD, 'PersonMet v3 does not fit its schema'],
    ['old data that would fit once lifted', 'PersonMet', 1, EMPTY, 'PersonMet v1 does not fit its schema'],
  ])('refuses %s, without upcasting anything', (_what, type, v, data, message) => {
    lifts.length = 0;

    expect(() => codec.decode(type, v, data)).toThrow(new UnreadableEvent(message));
    expect(() => codec.hold({ type, v, data })).toThrow(new UnreadableEvent(message));
    expect(lifts).toEqual([]);
  });

  it.each([
    ['an unknown type', 'SunShone', 1, {}, 'unknown event type SunShone'],
    ['a version from the future', 'RainFell', 2, { millimetres: 1 }, 'RainFell v2 is not between v1 and v1'],
  ])('refuses %s as an event of a newer program', (_what, type, v, data, message) => {
    expect(() => codec.decode(type, v, data)).toThrow(new NewerEvent(message));
    expect(() => codec.hold({ type, v, data })).toThrow(new NewerEvent(message));
  });

  it('refuses two types with the same name', () => {
    expect(() => codecOf([RainFell, RainFell])).toThrow('two event types share one name: RainFell');
  });
});
