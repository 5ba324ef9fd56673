import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const firstLanguage = async () => (await import('./language')).preferences.language;

it('is English when nothing was chosen, whatever the browser speaks', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
  expect(await firstLanguage()).toBe('EN');
  vi.restoreAllMocks();
});

it.each([
  ['ZH', 'ZH'],
  ['RU', 'RU'],
  ['VN', 'VN'],
  ['EN', 'EN'],
  ['zh-CN', 'EN'],
  ['undefined', 'EN'],
])('is %s as it was stored: %s', async (chosen, spoken) => {
  localStorage.setItem('language', chosen);
  expect(await firstLanguage()).toBe(spoken);
});
