import { createInstance } from 'i18next';
import { languages, locales, type Language } from './languages';

export const i18n = createInstance();

/** Returns the current language. */
export const spoken = (): Language => languages.find((one) => locales[one] === i18n.language) ?? 'EN';
