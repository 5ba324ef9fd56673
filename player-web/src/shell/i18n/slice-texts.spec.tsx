import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadAllTexts, loadTexts, speak, startSpeaking, textsOf } from './index';

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
