import { expect, it } from 'vitest';
import { houseText, houseTime, offsetWords } from './house-time';

it("reads a form's time by the house's clocks", () => {
  expect(houseTime('2026-11-20T08:00', 480)).toBe(Date.UTC(2026, 10, 20));
  expect(houseTime('2026-11-20T08:00', -210)).toBe(Date.UTC(2026, 10, 20, 11, 30));
  expect(houseTime('', 480)).toBeNull();
});

it('shows a time as it would be typed', () => {
  for (const typed of ['2026-11-20T08:00', '2026-02-28T23:45'])
    expect(houseText(houseTime(typed, 480) ?? 0, 480)).toBe(typed);
});

it('says how far they are ahead', () => {
  expect([480, -210, 0, undefined].map(offsetWords)).toEqual(['+08:00', '−03:30', '+00:00', '']);
});
