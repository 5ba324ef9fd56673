import { type Language, isLanguage } from '../i18n/languages';
import { stored } from './storage';

/** The stored choice, else English, whatever the browser speaks. */
export function firstLanguage(): Language {
  const chosen = stored('language');
  return isLanguage(chosen) ? chosen : 'EN';
}
