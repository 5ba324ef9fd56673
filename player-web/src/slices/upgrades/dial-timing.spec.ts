import { LAST_TICKET, TICKETS } from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { angleOf, arcOf, framesTo, revealMs } from './dial-timing';

describe('the hand', () => {
  it.each([0, 1, 8_388_607, 16_777_213, LAST_TICKET])(
    'stands on the arc exactly where %i wins',
    (winUpTo) => {
      const end = arcOf(winUpTo) * 360;
      expect(angleOf(winUpTo)).toBeLessThan(end);
      if (winUpTo < LAST_TICKET) expect(angleOf(winUpTo + 1)).toBeGreaterThan(end);
    },
  );

  it('is never beyond the dial, nor before its beginning', () => {
    expect(angleOf(0)).toBeGreaterThan(0);
    expect(angleOf(LAST_TICKET)).toBeLessThan(360);
    expect(arcOf(LAST_TICKET)).toBe(1);
  });

  it('makes four rounds, whatever the number is, and ends on it', () => {
    const ends = [0, TICKETS / 2, LAST_TICKET].map((ticket) => framesTo(ticket).at(-1)?.['transform']);
    expect(ends).toEqual([
      `rotate(${1440 + angleOf(0)}deg)`,
      `rotate(${1440 + angleOf(TICKETS / 2)}deg)`,
      `rotate(${1440 + angleOf(LAST_TICKET)}deg)`,
    ]);
  });

  it('shows nothing before it stands', () => {
    expect(revealMs('moving')).toBeGreaterThan(4200);
    expect(revealMs('still')).toBe(600);
  });
});
