import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENTS, noticesAt } from './announcements.ts';

const [welcome, check] = ANNOUNCEMENTS.first.notices;
const notice = (id: string, since: number | null): unknown => ({ ...welcome, id, since });

describe('announcements', () => {
  it('have unique ids, and texts in each language', () => {
    expect(ANNOUNCEMENTS.fits({ notices: [welcome, check] })).toBe(true);
    expect(ANNOUNCEMENTS.fits({ notices: [welcome, welcome] })).toBe(false);
    expect(ANNOUNCEMENTS.fits({ notices: [{ ...welcome, title: { ...welcome?.title, ru: '' } }] })).toBe(
      false,
    );
  });

  it('appear from their time on, the newest first', () => {
    const notices = [notice('always', null), notice('old', 10), notice('new', 20), notice('next', 30)];
    const content: unknown = { notices };
    const told = ANNOUNCEMENTS.fits(content) ? noticesAt(content, 20) : [];
    expect(told.map(({ id }) => id)).toEqual(['new', 'old', 'always']);
  });
});
