import { expect, it } from 'vitest';
import { EXTERIORS, exteriorText } from './texts.ts';

it('names every wear in four languages, no two alike', () => {
  for (const language of ['zh', 'en', 'ru', 'vi'] as const) {
    const names = Object.values(EXTERIORS).map((text) => text[language]);
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain('');
  }
});

it('says nothing of what does not wear', () => {
  expect(exteriorText(null)).toEqual({ zh: '', en: '', ru: '', vi: '' });
  expect(exteriorText('fn').en).toBe('Factory New');
});
