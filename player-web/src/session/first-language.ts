import { type Language, isLanguage } from '../i18n/languages';
import { stored } from './storage';

/** The stored choice, else the browser's language, else English. */
export function firstLanguage(): Language {
  const chosen = stored('language');
  if (isLanguage(chosen)) return chosen;
  const wished = navigator.language.slice(0, 2).toLowerCase();
  if (wished === 'zh') return 'ZH';
  if (wished === 'ru') return 'RU';
  if (wished === 'vi') return 'VN';
  return 'EN';
}
