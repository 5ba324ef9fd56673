import { type Language, isLanguage } from '../i18n/languages';
import { stored } from './storage';

/** Returns the stored choice, else English, whatever the browser's language. */
export function firstLanguage(): Language {
  const chosen = stored('language');
  return isLanguage(chosen) ? chosen : 'EN';
}
