import { beforeAll, describe, expect, it } from 'vitest';
import { ago, count, fieldNumber, gems, moment, percent, ticketPercent, typedNumber } from './format';
import { i18n, languages, speak, startSpeaking } from './index';

beforeAll(() => startSpeaking('EN'));

describe('formatting', () => {
  it('shows gems with two to four decimals', async () => {
    await speak('EN');
    expect([0, 9.3, 1284.6, 0.0001, 12.345, -9.3].map(gems)).toEqual([
      '0.00',
      '9.30',
      '1,284.60',
      '0.0001',
      '12.345',
      '-9.30',
    ]);
  });

  it('follows the language', async () => {
    await speak('RU');
    expect(gems(1284.6).replaceAll(/\s/g, ' ')).toBe('1 284,60');
    await speak('VN');
    expect(count(16_777_216)).toBe('16.777.216');
    await speak('ZH');
    expect(gems(1284.6)).toBe('1,284.60');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(i18n.t('ui.empty')).toBe('没有相关数据哦');
  });

  it.each(languages)('reads what it writes in %s', async (language) => {
    await speak(language);
    for (const value of [0, 0.5, 12.345, 1000.5, 1234, 856.7125, 16_777_216]) {
      expect([gems(value), Number(typedNumber(gems(value)))]).toEqual([gems(value), value]);
      expect(Number(typedNumber(fieldNumber(value)))).toBe(value);
    }
    expect(typedNumber(count(16_777_216))).toBe('16777216');
    expect(['1 000,5', '１０００．５', 'x', ''].map(typedNumber)).toEqual([
      '1000.5',
      '1000.5',
      undefined,
      undefined,
    ]);
  });

  it('gives rates two decimals and tickets four', async () => {
    await speak('EN');
    expect(percent(0.9212)).toBe('92.12%');
    expect(ticketPercent(1024)).toBe('0.0061%');
    expect(ticketPercent(16_777_216)).toBe('100.0000%');
  });

  it('shows a time beyond the calendar as the last date', async () => {
    await speak('EN');
    expect(moment(Number.MAX_SAFE_INTEGER)).toContain('275760');
  });

  it('says how long ago in the largest unit that fits', async () => {
    await speak('EN');
    expect([0, 59_000, 120_000, 7_200_000, 172_800_000].map(ago)).toEqual([
      'now',
      '59 seconds ago',
      '2 minutes ago',
      '2 hours ago',
      '2 days ago',
    ]);
  });
});
