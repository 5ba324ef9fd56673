import { expect, it } from 'vitest';
import { EXTERIORS, exteriorText } from './texts.ts';

it('names every wear in four languages, all different', () => {
  for (const language of ['zh', 'en', 'ru', 'vi'] as const) {
    const names = Object.values(EXTERIORS).map((text) => text[language]);
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain('');
  }
});

it('returns nothing for skins without wear', () => {
  expect(exteriorText(null)).toEqual({ zh: '', en: '', ru: '', vi: '' });
  expect(exteriorText('fn').en).toBe('Factory New');
});
