import { expect, it } from 'vitest';
import { filled } from './filled.ts';

const text = {
  zh: '{gems} 宝石（{why}）',
  en: '{gems|gem|gems} ({why})',
  ru: '{gems|самоцвет|самоцвета|самоцветов} ({why})',
  vi: '{gems} ngọc ({why})',
};

it.each([
  ['en', ['0 gems', '1 gem', '2 gems', '5 gems', '21 gems', '1.5 gems', '+1 gem', '-2 gems']],
  [
    'ru',
    [
      '0 самоцветов',
      '1 самоцвет',
      '2 самоцвета',
      '5 самоцветов',
      '21 самоцвет',
      '1.5 самоцвета',
      '+1 самоцвет',
      '-2 самоцвета',
    ],
  ],
  ['vi', ['0', '1', '2', '5', '21', '1.5', '+1', '-2'].map((figure) => `${figure} ngọc`)],
] as const)('fills a text in %s with the plural form of each number', (language, expected) => {
  const said = [0, 1, 2, 5, 21, 1.5, '+1', -2].map((gems) => filled(text, language, { gems, why: 'x' }));
  expect(said).toEqual(expected.map((figure) => `${figure} (x)`));
});

it('leaves a gap empty that nothing fills', () => {
  expect(filled(text, 'zh', { gems: 3 })).toBe('3 宝石（）');
});
