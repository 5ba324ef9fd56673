import { describe, expect, it } from 'vitest';
import { Refused } from '../http/call-refused.ts';
import { cursorOf, cursorText } from './cursor.ts';
import { beginningAt, nextOf } from './page-end.ts';

const NEWEST_FIRST = { column: 'time', descending: true } as const;
const end = { sort: 'time', descending: true, value: 7, id: 'a' };

describe('a page', () => {
  it('begins at the first row, or after the `next` of the previous page', () => {
    expect(beginningAt(undefined, NEWEST_FIRST)).toEqual({ offset: 0 });
    expect(beginningAt(nextOf({ next: end }) ?? '', NEWEST_FIRST)).toEqual({ after: end });
    expect(nextOf({ next: undefined })).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no cursor', 'x'],
    ['a cursor of four other things', Buffer.from('["time",1,true,"a"]').toString('base64url')],
    ['the end of a page the other way round', cursorText({ ...end, descending: false })],
    ['the end of a page by something else', cursorText({ ...end, sort: 'id' })],
  ])('refuses to begin after %s', (_what, after) => {
    expect(() => beginningAt(after, NEWEST_FIRST)).toThrow(Refused);
  });

  it('encodes its end as text that decodes to the same cursor', () => {
    expect(cursorOf(cursorText(end))).toEqual(end);
  });
});
