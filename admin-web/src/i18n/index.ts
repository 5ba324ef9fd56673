export { useFormat } from './format';
export { i18nProvider } from './provider';
export { type Texts, localeOf, useConsoleLocale, useTexts } from './texts';
