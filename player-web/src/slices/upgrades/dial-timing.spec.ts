import { LAST_TICKET, TICKETS } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { angleOf, arcOf, framesTo, revealMs } from './dial-timing';

describe("the dial's hand", () => {
  it.each([0, 1, 8_388_607, 16_777_213, LAST_TICKET])(
    'points at the arc exactly for numbers up to %i',
    (winUpTo) => {
      const end = arcOf(winUpTo) * 360;
      expect(angleOf(winUpTo)).toBeLessThan(end);
      if (winUpTo < LAST_TICKET) expect(angleOf(winUpTo + 1)).toBeGreaterThan(end);
    },
  );

  it('never passes the end or the start of the dial', () => {
    expect(angleOf(0)).toBeGreaterThan(0);
    expect(angleOf(LAST_TICKET)).toBeLessThan(360);
    expect(arcOf(LAST_TICKET)).toBe(1);
  });

  it('makes four rounds for any number, and ends on it', () => {
    const ends = [0, TICKETS / 2, LAST_TICKET].map((ticket) => framesTo(ticket).at(-1)?.['transform']);
    expect(ends).toEqual([
      `rotate(${1440 + angleOf(0)}deg)`,
      `rotate(${1440 + angleOf(TICKETS / 2)}deg)`,
      `rotate(${1440 + angleOf(LAST_TICKET)}deg)`,
    ]);
  });

  it('reveals nothing before it is at rest', () => {
    expect(revealMs('moving')).toBeGreaterThan(4200);
    expect(revealMs('still')).toBe(600);
  });
});
