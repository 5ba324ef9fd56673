export { useFormat } from './format';
export { consoleLocale, useConsoleLocale } from './locale';
export { useOtherLanguage } from './other-language';
export { type Texts, useTexts } from './texts';
