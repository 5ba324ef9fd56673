import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  { bag: '背包', bagEmpty: '背包是空的' },
  { bag: 'Bag', bagEmpty: 'The bag is empty' },
);

export const useTexts = textsHook(texts);
