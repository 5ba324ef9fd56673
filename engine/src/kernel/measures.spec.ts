import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineEvent } from './event.ts';
import { measured } from './measures.ts';

const Played = defineEvent('Played', Type.Object({ price: Type.Integer(), won: Type.Integer() }));
const Closed = defineEvent('Closed', Type.Object({}));

describe('the measures of an event type', () => {
  const played = measured(Played, {
    plays: () => 1,
    staked: ({ price }) => price,
    returned: ({ won }) => (won === 0 ? undefined : won),
  });

  it('are read by name', () => {
    const event = Played.of({ price: 5, won: 9 });

    expect(played.type).toBe('Played');
    expect(played.names).toEqual(['plays', 'staked', 'returned']);
    expect([played.reader('plays'), played.reader('staked')].map((read) => read?.(event))).toEqual([1, 5]);
    expect(played.reader('returned')?.(event)).toBe(9);
  });

  it('are undefined for an event without them, and for another type', () => {
    expect(played.reader('returned')?.(Played.of({ price: 5, won: 0 }))).toBeUndefined();
    expect(played.reader('plays')?.(Closed.of({}))).toBeUndefined();
  });

  it('have no reader if the type lacks them', () => {
    expect(played.reader('paidIn')).toBeUndefined();
    expect(measured(Closed, {}).names).toEqual([]);
  });
});
