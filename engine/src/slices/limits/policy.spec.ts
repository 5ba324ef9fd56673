import { expect, it } from 'vitest';
import { POLICY, POLICY_PACKS, leastOf, termsOf } from './events.ts';

it("accepts numbers as strict as the pack's, and stricter ones", () => {
  for (const pack of POLICY_PACKS) expect(POLICY.fits(leastOf(pack))).toBe(true);
  const uk = leastOf('uk');
  expect(POLICY.fits({ ...uk, cycleMs: uk.cycleMs - 1 })).toBe(false);
  expect(POLICY.fits({ ...uk, cycleMs: uk.cycleMs + 1 })).toBe(true);
  const cn = leastOf('cn');
  expect(POLICY.fits({ ...cn, hours: null })).toBe(false);
  expect(POLICY.fits({ ...cn, hours: { from: 9, until: 21 } })).toBe(true);
  expect(POLICY.fits({ ...cn, hours: { from: 7, until: 22 } })).toBe(false);
});

it('refuses hours that end before they begin, and a limit twice', () => {
  const play = leastOf('play');
  expect(POLICY.fits({ ...play, hours: { from: 9, until: 9 } })).toBe(false);
  const cap = { kind: 'loss', span: 'day', amount: 1 };
  expect(POLICY.fits({ ...play, caps: [cap] })).toBe(true);
  expect(POLICY.fits({ ...play, caps: [cap, { ...cap, amount: 2 }] })).toBe(false);
});

it('derives the yes-or-no terms from the pack alone', () => {
  expect(termsOf('play')).toMatchObject({ named: false, multiOpen: true, sellBack: true });
  expect(termsOf('cn')).toMatchObject({ named: true, adult: true, firstTopUpGift: false, sellBack: false });
  expect(termsOf('uk')).toMatchObject({ named: true, multiOpen: false, skip: false });
});
