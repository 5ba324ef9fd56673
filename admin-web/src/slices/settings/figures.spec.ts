import { describe, expect, it } from 'vitest';
import { texts as shared } from '../../shell/i18n/texts';
import { formatOf } from '../../shell/i18n/format';
import { deltaText, figureText, spanText } from './figures';
import { texts } from './texts';

const words = { ...shared.en, ...texts.en };
const format = formatOf('en', 480);

describe('a change of a figure', () => {
  it.each([
    ['share', 0.921, 0.918, '92.10%', '91.80%', '-0.30 pt'],
    ['gems', 1_000, 800.5, '1,000.00', '800.50', '-199.50 · -20.0%'],
    ['chance', 0.04301, 0.040546, '4.301%', '4.055%', '-0.2464 pt'],
    ['ms', 60_000, 86_400_000, '1 min', '1 d', '+1,439 min'],
    ['count', 3, 4, '3', '4', '+1'],
    ['gems', null, 5, '—', '5.00', 'Added'],
    ['gems', 5, null, '5.00', '—', 'Removed'],
    ['switch', false, true, 'Off', 'On', ''],
    ['text', 'a', 'b', 'a', 'b', ''],
    ['time', 0, 60_000, 'Jan 1, 1970, 08:00:00', 'Jan 1, 1970, 08:01:00', ''],
  ] as const)('of %s, from %s to %s', (unit, before, after, old, fresh, delta) => {
    expect(figureText(before, unit, words, format)).toBe(old);
    expect(figureText(after, unit, words, format)).toBe(fresh);
    expect(deltaText({ before, after, unit }, words, format)).toBe(delta);
  });

  it('uses the largest unit of time that divides it', () => {
    expect([1_000, 90_000, 7_200_000, 172_800_000].map((ms) => spanText(ms, words, format))).toEqual([
      '1 s',
      '90 s',
      '2 h',
      '2 d',
    ]);
  });
});
