import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const firstLanguage = async () => (await import('./language')).preferences.language;

it("is English if none was chosen, whatever the browser's language", async () => {
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
])('for the stored value %s is %s', async (chosen, spoken) => {
  localStorage.setItem('language', chosen);
  expect(await firstLanguage()).toBe(spoken);
});

it('is the one that was chosen last, whichever texts load first', async () => {
  const { i18n, shared, startSpeaking } = await import('../i18n');
  const { chooseLanguage, preferences } = await import('./language');
  await startSpeaking('EN');
  const line = Promise.withResolvers<void>();
  const { RU } = shared;
  vi.spyOn(shared, 'RU').mockImplementation(() => line.promise.then(RU));
  const slow = chooseLanguage('RU');
  await chooseLanguage('ZH');
  line.resolve();
  await slow;
  expect([preferences.language, i18n.language, localStorage.getItem('language')]).toEqual([
    'ZH',
    'zh-CN',
    'ZH',
  ]);
  vi.restoreAllMocks();
});

it('asks again in the new language for what began to load while the texts changed', async () => {
  const { i18n, startSpeaking } = await import('../i18n');
  const { chooseLanguage, preferences } = await import('./language');
  const { queries } = await import('../net/queries');
  const { QueryObserver } = await import('@tanstack/react-query');
  await startSpeaking('EN');
  const line = Promise.withResolvers<void>();
  let leave = () => {};
  const query = (spoken: string) => ({
    queryKey: ['names', spoken],
    queryFn: async () => {
      const { language } = preferences;
      if (language === 'EN') await line.promise;
      return language;
    },
  });
  i18n.on('languageChanged', (spoken: string) => {
    leave = new QueryObserver(queries, query(spoken)).subscribe(() => undefined);
  });
  await chooseLanguage('RU');
  line.resolve();
  await vi.waitFor(() => expect(queries.getQueryData(['names', 'ru'])).toBe('RU'));
  leave();
});
