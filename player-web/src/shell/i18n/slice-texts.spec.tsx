import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Language, loadAllTexts, loadTexts, speak, startSpeaking, textsOf } from './index';

const loads = {
  ZH: vi.fn(async () => ({ zh: { won: '赢得 {{value}}', more: { yes: '是' } } }) as const),
  EN: vi.fn(async () => ({ en: { won: 'Won {{value}}', more: { yes: 'Yes' } } })),
  RU: vi.fn(async () => ({ ru: { won: 'Выиграно {{value}}', more: { yes: 'Да' } } })),
  VN: vi.fn(async () => ({ vn: { won: 'Thắng {{value}}', more: { yes: 'Có' } } })),
};

it("has a slice's texts when its code shows, and in a new language from the moment of the change", async () => {
  await startSpeaking('ZH');
  const useT = textsOf({ name: 'dice', ...loads });
  expect(loads.ZH).not.toHaveBeenCalled();
  await Promise.all([loadTexts({ name: 'dice', ...loads }), loadAllTexts()]);
  await loadAllTexts();
  expect([loads.EN.mock.calls.length, loads.RU.mock.calls.length]).toEqual([0, 0]);

  const said: string[] = [];
  function Said() {
    const t = useT();
    said.push(`${t('won', { value: 3 })} ${t('more.yes')}`);
    return said.at(-1);
  }
  render(<Said />);
  await act(() => speak('RU'));
  expect(new Set(said)).toEqual(new Set(['赢得 3 是', 'Выиграно 3 Да']));
  expect(loads.EN).not.toHaveBeenCalled();
});

it('also loads a new language for code that arrives meanwhile', async () => {
  await startSpeaking('ZH');
  const english = { en: { won: 'Won {{value}}', more: { yes: 'Yes' } } };
  const coming = Promise.withResolvers<typeof english>();
  const slow = { name: 'slow', ...loads, EN: vi.fn(() => coming.promise) };
  const late = { name: 'late', ...loads, EN: vi.fn(async () => english) };
  textsOf(slow);
  const changing = speak('EN');
  await vi.waitFor(() => expect(slow.EN).toHaveBeenCalled());
  textsOf(late);
  coming.resolve(english);
  await changing;
  expect(late.EN).toHaveBeenCalledTimes(1);
});

it.each<[Language, string[]]>([
  ['ZH', ['0 件', '1 件', '2 件', '5 件', '21 件', '1.5 件', '12,345 件']],
  ['EN', ['0 items', '1 item', '2 items', '5 items', '21 items', '1.5 items', '12,345 items']],
  ['RU', ['0 вещей', '1 вещь', '2 вещи', '5 вещей', '21 вещь', '1,5 вещи', '12\u00a0345 вещей']],
  ['VN', ['0 món', '1 món', '2 món', '5 món', '21 món', '1,5 món', '12.345 món']],
])('says a number with the plural form that %s asks for', async (language, expected) => {
  await startSpeaking(language);
  const texts = {
    name: 'plurals',
    ZH: async () => ({ zh: { items_other: '{{count, number}} 件' } }) as const,
    EN: async () => ({ en: { items_one: '{{count, number}} item', items_other: '{{count, number}} items' } }),
    RU: async () => ({
      ru: {
        items_one: '{{count, number}} вещь',
        items_few: '{{count, number}} вещи',
        items_many: '{{count, number}} вещей',
        items_other: '{{count, number}} вещи',
      },
    }),
    VN: async () => ({ vn: { items_other: '{{count, number}} món' } }),
  };
  const useT = textsOf(texts);
  await loadAllTexts();
  function Said() {
    const t = useT();
    return [0, 1, 2, 5, 21, 1.5, 12_345].map((count) => t('items', { count })).join('|');
  }
  expect(render(<Said />).container.textContent?.split('|')).toEqual(expected);
});
