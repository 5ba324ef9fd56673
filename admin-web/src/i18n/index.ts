export { type Format, useFormat } from './format';
export { i18nProvider } from './provider';
export { type Locale, type Texts, localeOf, useConsoleLocale, useTexts } from './texts';
